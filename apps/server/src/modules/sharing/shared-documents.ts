import type { Deps } from '../../deps.ts';
import { findSharedIds } from './store.ts';

/** Those of an account's documents whose links are on, for lists. */
export async function sharedDocuments(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (documentIds.length === 0) return new Set();
  return new Set(await findSharedIds(db.sql, accountId, documentIds));
}
