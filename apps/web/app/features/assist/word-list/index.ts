export { WordListPage } from './word-list-page.tsx';
