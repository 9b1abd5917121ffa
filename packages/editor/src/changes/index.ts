export { findChanges, type TrackedChange } from './find-changes.ts';
export { changeAtCaret, settle, settleChanges, stepToChange, type Verdict } from './settle-changes.ts';
export { TrackedChanges } from './tracked-changes.ts';
