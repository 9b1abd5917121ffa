// Creates and reads content without a database, for worker threads, which would otherwise load the whole
// server.
export { applyPieces } from './apply-pieces.ts';
export type { DocumentContent } from './content-of-document.ts';
export { updateOf } from './edit-document.ts';
export { keyOfNote } from './note-key.ts';
export { writeContent } from './write-content.ts';
