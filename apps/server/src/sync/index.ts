export { compactDocuments } from './compaction.ts';
export { type DocumentContent, readContent } from './content-of-document.ts';
export { type Delta, updateOf } from './edit-document.ts';
export type { Caller, Credentials, OpenDecision, Projection, SyncOptions, VersionRequest } from './ports.ts';
export { deleteContents, insertUpdates } from './store.ts';
export { createSyncServer, type LiveDocuments, type SyncServer } from './sync-server.ts';
export { readCommitted } from './read-committed.ts';
export { readDocumentText } from './text-of-document.ts';
export { writeContent } from './write-content.ts';
