export {
  LedgerShortage,
  openLedgerAccount,
  type Posting,
  post,
  releaseHold,
  reserve,
  settleHold,
} from './ledger.ts';
export { releaseHoldHandler } from './release-hold.ts';
export { findAccounts, type LedgerAccount, type LedgerEntry } from './store.ts';
