export { RewriteHistoryPage } from './rewrite-history-page.tsx';
