// Apart from `sync`, so that pages that only ask for unsaved documents load neither Yjs nor the connection.
export { listUnsavedDocuments } from '../sync/unsaved-documents.ts';
