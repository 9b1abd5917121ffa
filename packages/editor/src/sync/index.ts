export type { Journal, JournalEntry } from './journal.ts';
export { hasUnsavedChanges, listUnsavedDocuments, removeLocalCopies } from './local-copies.ts';
export type { Observable } from './observable.ts';
export { type OpenDocument, type OpenDocumentOptions, openDocument } from './open-document.ts';
export type { SaveStatus } from './save-status.ts';
