import type { WordPackage } from '@inkstone/domain/membership';
import type { Sql } from '../../../platform/db/database.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { findPackages, type WordPurpose } from './store.ts';

/** Word packages of an account for a purpose with their remaining words, soonest expiring first. */
export async function readPackages(
  sql: Sql,
  accountId: string,
  purpose: WordPurpose = 'inspire',
): Promise<(WordPackage & { readonly words: number })[]> {
  const packages = await findPackages(sql, accountId, purpose);
  const accounts = await findAccounts(
    sql,
    packages.map(({ id }) => id),
  );
  const freeOf = new Map(accounts.map(({ accountKey, balance, held }) => [accountKey, balance - held]));
  return packages.map((one) => ({ ...one, free: freeOf.get(one.id) ?? 0 }));
}
