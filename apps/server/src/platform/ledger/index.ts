export {
  extendHold,
  LedgerShortage,
  openLedgerAccounts,
  type Posting,
  post,
  postNew,
  releaseHold,
  reserve,
  settleHold,
} from './ledger.ts';
export { releaseHoldHandler } from './release-hold.ts';
export {
  findAccounts,
  findHold,
  findPostings,
  type HoldLine,
  type LedgerAccount,
  type LedgerEntry,
  type PostedTxn,
} from './store.ts';
