import * as Y from 'yjs';
import type { Log } from '../observability/log.ts';

/** Applies updates to a document. Unreadable ones are logged and skipped. */
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
