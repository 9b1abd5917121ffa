import { instant } from '@inkstone/kernel';
import { asc, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { wordPackages } from '../../../platform/db/tables/membership.ts';

/** Words that an account was granted. The ledger account has the id of the package. */
export type StoredPackage = typeof wordPackages.$inferInsert;

/** False if the source granted words already. */
export async function insertPackage(sql: Sql, given: StoredPackage): Promise<boolean> {
  const added = await sql
    .insert(wordPackages)
    .values(given)
    .onConflictDoNothing({ target: [wordPackages.source, wordPackages.sourceId] })
    .returning({ packageId: wordPackages.packageId });
  return added.length > 0;
}

/** Packages of an account, soonest expiring first. */
export async function findPackages(sql: Sql, accountId: string) {
  const rows = await sql
    .select()
    .from(wordPackages)
    .where(eq(wordPackages.accountId, accountId))
    .orderBy(asc(wordPackages.expiresAt), asc(wordPackages.packageId));
  return rows.map(({ packageId: id, words, expiresAt }) => ({ id, words, expiresAt: instant(expiresAt) }));
}
