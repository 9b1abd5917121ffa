import { sql as query, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ShareKey } from './share.ts';

/** Returns the condition that a row belongs to one of the documents. */
export function belongsToOneOf(
  table: Record<'accountId' | 'documentId', AnyPgColumn>,
  keys: readonly ShareKey[],
): SQL {
  const accounts = query.param(keys.map(({ accountId }) => accountId));
  const documents = query.param(keys.map(({ documentId }) => documentId));
  return query`(${table.accountId}, ${table.documentId}) in (
    select * from unnest(${accounts}::text[], ${documents}::text[]))`;
}
