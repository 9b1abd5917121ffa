export { compactDocuments } from './compaction.ts';
export { type Delta, updateOf } from './edit-document.ts';
export type { Caller, Credentials, OpenDecision, Projection, SyncOptions } from './ports.ts';
export { deleteContents, insertUpdates } from './store.ts';
export { createSyncServer, type LiveDocuments, type SyncServer } from './sync-server.ts';
