import type { listDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Document } from '../document.ts';
import { orderOf } from './list-order.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { countListed, listPage } from './store.ts';

/** One page of documents, the next cursor, and the total number. */
export interface DocumentPage {
  readonly documents: readonly Document[];
  readonly next: string | null;
  readonly total: number | null;
}

/** Lists the caller's documents page by page. */
export const listDocuments: UseCase<typeof contract, DocumentPage> = async ({ db }, { accountId }, input) => {
  const order = orderOf(input);
  const after = input.cursor === undefined ? null : readCursor(order, input.cursor);
  const [found, total] = await Promise.all([
    listPage(db.sql, accountId, input, { order, after, limit: input.limit + 1 }),
    after === null ? countListed(db.sql, accountId, input) : null,
  ]);
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  const next = last && found.length > page.length ? writeCursor(order, last.position) : null;
  return { documents: page.map(({ document }) => document), next, total };
};
