export { AccountPage, type AccountPageProps } from './account-page.tsx';
export { AccountsPage } from './accounts-page.tsx';
