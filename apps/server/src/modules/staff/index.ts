export { type Actor, appendEntry } from './audit/append.ts';
export { recordAction } from './audit/record-action.ts';
export { verifyLog } from './audit/verify-audit.ts';
export { staffGate } from './gate.ts';
export { nameOfAccount } from './name-of-account.ts';
