export { requireFound } from './access.ts';
export type { Document } from './document.ts';
export { fileNameOf, mediaTypes } from './exchange/exporting/write-file.ts';
export { formatOf, titleOfFile } from './exchange/importing/file-name.ts';
export { runInProcess as exchangeFile } from './exchange/tasks/exchange-process.ts';
export type { ParagraphsTask } from './exchange/tasks/task.ts';
export { findImage } from './images/store.ts';
export { liveDocumentPorts } from './live-document-ports.ts';

export { removeAllDocuments } from './removal/remove-all.ts';
export { readStorage } from './storage/storage.ts';
export { findDocument, findDocuments } from './store.ts';
