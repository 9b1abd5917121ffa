import * as Y from 'yjs';
import type { Log } from '../log.ts';

/** Puts pieces into a document. One that cannot be read is logged and left out; the others still count. */
export function applyPieces(
  doc: Y.Doc,
  pieces: readonly Uint8Array[],
  documentId: string,
  log: Pick<Log, 'error'>,
): void {
  doc.transact(() => {
    for (const piece of pieces) {
      try {
        Y.applyUpdate(doc, piece);
      } catch (error) {
        log.error('A stored edit cannot be read', { documentId, size: piece.length, error });
      }
    }
  });
}
