import type { CheckedInputOf } from '@inkstone/contracts';
import type { listDocuments } from '@inkstone/contracts/documents';
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { documents } from '../../../platform/db/tables/documents.ts';
import type { Document } from '../document.ts';
import { toDocument } from '../store.ts';
import type { ListOrder } from './list-order.ts';
import type { PagePosition } from './page-cursor.ts';

/** The filter of a list. */
export type ListFilter = Pick<
  CheckedInputOf<typeof listDocuments>,
  'where' | 'folderId' | 'title' | 'favourite' | 'fileType'
>;

/** A document and its position in the list. */
export interface ListedDocument {
  readonly document: Document;
  readonly position: PagePosition;
}

const columns = {
  updated: documents.updatedAt,
  created: documents.createdAt,
  title: documents.titleKey,
  size: documents.words,
  opened: documents.openedAt,
  trashed: documents.trashedAt,
} as const;

/** Documents of an account after a position. */
export async function listPage(
  sql: Sql,
  accountId: string,
  filter: ListFilter,
  { order, after, limit }: { order: ListOrder; after: PagePosition | null; limit: number },
): Promise<ListedDocument[]> {
  const column = columns[order.by];
  const [way, sign] = order.isAscending ? [asc, query.raw('>')] : [desc, query.raw('<')];
  const rest = after ? query`(${column}, ${documents.id}) ${sign} (${after.value}, ${after.id})` : undefined;
  const rows = await sql
    .select({ document: documents, value: query<string | number>`${column}` })
    .from(documents)
    .where(and(isListed(accountId, filter), rest))
    .orderBy(way(column), way(documents.id))
    .limit(limit);
  return rows.map(({ document, value }) => ({
    document: toDocument(document),
    // The driver returns large numbers as text.
    position: { value: order.by === 'title' ? value : Number(value), id: document.id },
  }));
}

/** Total number of documents in a list. */
export async function countListed(sql: Sql, accountId: string, filter: ListFilter): Promise<number> {
  const [row] = await sql.select({ total: count() }).from(documents).where(isListed(accountId, filter));
  return row?.total ?? 0;
}

function isListed(accountId: string, filter: ListFilter): SQL | undefined {
  const { where, title, favourite, fileType } = filter;
  return and(
    eq(documents.accountId, accountId),
    where === 'trash' ? isNotNull(documents.trashedAt) : isNull(documents.trashedAt),
    where === 'folder' ? isIn(filter.folderId) : undefined,
    where === 'recent' ? isNotNull(documents.openedAt) : undefined,
    where === 'favourites' || favourite ? isNotNull(documents.favouritedAt) : undefined,
    title ? ilike(documents.title, `%${title.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    fileType ? eq(documents.fileType, fileType) : undefined,
  );
}

function isIn(folderId: string | undefined): SQL {
  return folderId === undefined ? isNull(documents.folderId) : eq(documents.folderId, folderId);
}
