export { SiteEntriesPage } from './site-entries-page.tsx';
