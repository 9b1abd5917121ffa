import * as Y from 'yjs';
import type { Database } from '../db/database.ts';
import type { Log } from '../observability/log.ts';
import { applyPieces } from './apply-pieces.ts';
import { type DocumentContent, readContent } from './content-of-document.ts';
import { readContent as readPieces } from './loading.ts';

/** Reads the committed content of a document without keeping it in memory, for bulk readers. */
export async function readCommitted(
  { db, log }: { readonly db: Database; readonly log: Log },
  documentId: string,
): Promise<DocumentContent> {
  const { pieces } = await readPieces(db.sql, documentId);
  const doc = new Y.Doc();
  try {
    applyPieces(doc, pieces, documentId, log);
    return readContent(doc);
  } finally {
    doc.destroy();
  }
}
