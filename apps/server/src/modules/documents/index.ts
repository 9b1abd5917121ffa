export type { Document } from './document.ts';
export { findImage } from './images/store.ts';
export { keyTitles } from './key-titles.ts';
export { liveDocumentPorts } from './live-document-ports.ts';
export type { DocumentRemover, RemovedDocument } from './removal/document-remover.ts';
export { removeExpired } from './removal/remove-expired.ts';
export { documentsFileRoutes, documentsRoutes } from './routes.ts';
export { readStorage } from './storage/storage.ts';
export { findDocument } from './store.ts';
