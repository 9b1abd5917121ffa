export { ListPage } from './list-page.tsx';
export { ListsPage } from './lists-page.tsx';
export { viewLines } from './view-lines.ts';
