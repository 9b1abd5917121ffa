export { DocumentsPage } from './documents-page.tsx';
export { TrashPage } from './trash-page.tsx';
