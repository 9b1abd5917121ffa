export { ReconciliationPage } from './reconciliation-page.tsx';
