import { freeWords, type WordPackage } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { findPackages, type WordPurpose } from './store.ts';

/** A word package with its purchased words, and those that are not used: the free and the reserved ones. */
export interface PackageWithWords extends WordPackage {
  readonly words: number;
  readonly unused: number;
}

/** Word packages of an account for a purpose with their remaining words, soonest expiring first. */
export async function readPackages(
  sql: Sql,
  accountId: string,
  purpose: WordPurpose = 'inspire',
): Promise<PackageWithWords[]> {
  const packages = await findPackages(sql, accountId, purpose);
  const accounts = await findAccounts(
    sql,
    packages.map(({ id }) => id),
  );
  const accountOf = new Map(accounts.map((account) => [account.accountKey, account]));
  return packages.map((one) => {
    const { balance = 0, held = 0 } = accountOf.get(one.id) ?? {};
    return { ...one, free: balance - held, unused: balance };
  });
}

/** Returns the free and the reserved words of unexpired packages. */
export function unusedWords(packages: readonly PackageWithWords[], now: Instant): number {
  return freeWords(
    packages.map((one) => ({ ...one, free: one.unused })),
    now,
  );
}
