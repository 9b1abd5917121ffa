import type { WordPackage } from '@inkstone/domain/membership';
import type { Sql } from '../../../platform/db/database.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { findPackages } from './store.ts';

/** Word packages of an account with what is left of them, soonest expiring first. */
export async function readPackages(
  sql: Sql,
  accountId: string,
): Promise<(WordPackage & { readonly words: number })[]> {
  const packages = await findPackages(sql, accountId);
  const accounts = await findAccounts(
    sql,
    packages.map(({ id }) => id),
  );
  const freeOf = new Map(accounts.map(({ accountKey, balance, held }) => [accountKey, balance - held]));
  return packages.map((one) => ({ ...one, free: freeOf.get(one.id) ?? 0 }));
}
