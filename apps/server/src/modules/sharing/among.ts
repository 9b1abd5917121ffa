import { sql as query, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SharePlace } from './share.ts';

/** Whether a row is about one of the places. */
export function among(
  table: Record<'accountId' | 'documentId', AnyPgColumn>,
  places: readonly SharePlace[],
): SQL {
  const accounts = query.param(places.map(({ accountId }) => accountId));
  const documents = query.param(places.map(({ documentId }) => documentId));
  return query`(${table.accountId}, ${table.documentId}) in (
    select * from unnest(${accounts}::text[], ${documents}::text[]))`;
}
