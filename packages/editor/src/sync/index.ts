export { addToDocument } from './add-to-document.ts';
export { afterPaint } from './after-paint.ts';
export type { Journal, JournalEntry } from './journal.ts';
export {
  beginLocalDocument,
  hasUnsavedChanges,
  listKeptDocuments,
  readLocalDocument,
  removeLocalCopies,
} from './local-copies.ts';
export { createObservable, type Observable } from './observable.ts';
export { type OpenDocumentOptions, openDocument } from './open-document.ts';
export { type OpenDocument, stateVectorOf } from './opened.ts';
export { isLostOnLeaving, type SaveStatus } from './save-status.ts';
export { fetchDocument, sendUnsaved } from './send-unsaved.ts';
