// What makes and reads content without a database: for threads, which would load all of the server with the other face.
export { applyPieces } from './apply-pieces.ts';
export type { DocumentContent } from './content-of-document.ts';
export { updateOf } from './edit-document.ts';
export { keyOfNote } from './note-key.ts';
export { writeContent } from './write-content.ts';
