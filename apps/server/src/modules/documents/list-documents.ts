import type { listDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../http/route.ts';
import type { Document } from './document.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { listLive, listTrashed } from './store.ts';

/** One page of documents, and where the next one begins. */
export interface DocumentPage {
  readonly documents: readonly Document[];
  readonly next: string | null;
}

/** Lists the caller's documents, live or in the trash. */
export const listDocuments: UseCase<typeof contract, DocumentPage> = async ({ db }, who, input) => {
  const after = input.cursor === undefined ? null : readCursor(input.cursor);
  const list = input.where === 'live' ? listLive : listTrashed;
  const found = await list(db.sql, who.accountId, after, input.limit + 1);
  const documents = found.slice(0, input.limit);
  const last = documents.at(-1);
  if (!last || found.length === documents.length) return { documents, next: null };
  return { documents, next: writeCursor({ at: last.trashedAt ?? last.updatedAt, id: last.id }) };
};
