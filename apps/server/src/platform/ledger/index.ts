export {
  extendHold,
  LedgerShortage,
  openLedgerAccounts,
  type Posting,
  post,
  postNew,
  releaseHold,
  releaseHoldHandler,
  reserve,
  settleHold,
} from './ledger.ts';
export { findEntriesOf, listCounterAccounts, listTxns, sumUserAccounts } from './reading/store.ts';
export {
  findAccounts,
  findHold,
  findPostings,
  type HoldLine,
  type LedgerAccount,
  type LedgerEntry,
  type PostedTxn,
} from './store.ts';
