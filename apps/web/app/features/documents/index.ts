export { DocumentsPage, type DocumentsPageProps } from './documents-page.tsx';
export { listInput, readListQuery } from './list-query.ts';
export { SearchField } from './search/search-field.tsx';
export { SearchPage } from './search/search-page.tsx';
export { TrashPage } from './trash-page.tsx';
export { useNoteOpened } from './use-note-opened.ts';
export { useVersionsTool } from './versions/use-versions-tool.tsx';
