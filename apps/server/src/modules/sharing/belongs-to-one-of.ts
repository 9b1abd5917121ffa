import { sql as query, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SharePlace } from './share.ts';

/** Returns the condition that a row belongs to one of the documents. */
export function belongsToOneOf(
  table: Record<'accountId' | 'documentId', AnyPgColumn>,
  places: readonly SharePlace[],
): SQL {
  const accounts = query.param(places.map(({ accountId }) => accountId));
  const documents = query.param(places.map(({ documentId }) => documentId));
  return query`(${table.accountId}, ${table.documentId}) in (
    select * from unnest(${accounts}::text[], ${documents}::text[]))`;
}
