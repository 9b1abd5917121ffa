export { type LedgerFilter, LedgerPage } from './ledger-page.tsx';
