import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, desc, eq, gt, isNull, lte, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { wordPackages } from '../../../platform/db/tables/membership.ts';

/** What words can be used for. */
export type WordPurpose = 'inspire' | 'rewrite';
/** Words that an account was granted. The ledger account has the id of the package. */
export type StoredPackage = typeof wordPackages.$inferInsert;

/** Adds a package; false if the source has granted words already. */
export async function insertPackage(sql: Sql, given: StoredPackage): Promise<boolean> {
  const added = await sql
    .insert(wordPackages)
    .values(given)
    .onConflictDoNothing({ target: [wordPackages.source, wordPackages.sourceId] })
    .returning({ packageId: wordPackages.packageId });
  return added.length > 0;
}

/** Packages of an account for a purpose, soonest expiring first. */
export async function findPackages(sql: Sql, accountId: string, purpose: WordPurpose) {
  const rows = await sql
    .select()
    .from(wordPackages)
    .where(isOf(accountId, purpose))
    .orderBy(asc(wordPackages.expiresAt), asc(wordPackages.packageId));
  return rows.map(({ packageId: id, words, expiresAt }) => ({ id, words, expiresAt: instant(expiresAt) }));
}

/** All packages of an account, last expiring first. */
export async function findAllPackages(sql: Sql, accountId: string) {
  return sql
    .select()
    .from(wordPackages)
    .where(eq(wordPackages.accountId, accountId))
    .orderBy(desc(wordPackages.expiresAt), desc(wordPackages.packageId));
}

/** The package that a source granted; null for none. */
export async function findPackageOf(sql: Sql, source: string, sourceId: string) {
  const where = and(eq(wordPackages.source, source), eq(wordPackages.sourceId, sourceId));
  const [row] = await sql.select().from(wordPackages).where(where);
  return row ?? null;
}

/** Changes the number of words of a package that refunds have revoked. */
export async function changeRevoked(sql: Sql, packageId: string, change: number): Promise<void> {
  await sql
    .update(wordPackages)
    .set({ revoked: query`${wordPackages.revoked} + ${change}` })
    .where(eq(wordPackages.packageId, packageId));
}

/** Locks the packages of an account for a purpose until the transaction ends: its work reserves and ends one at a time. */
export async function lockPackages(sql: Sql, accountId: string, purpose: WordPurpose): Promise<void> {
  await sql
    .select({ packageId: wordPackages.packageId })
    .from(wordPackages)
    .where(isOf(accountId, purpose))
    .orderBy(asc(wordPackages.packageId))
    .for('no key update');
}

/** When a package expires; null if the account was removed. */
export async function findExpiry(sql: Sql, packageId: string): Promise<Instant | null> {
  const [row] = await sql
    .select({ expiresAt: wordPackages.expiresAt })
    .from(wordPackages)
    .where(eq(wordPackages.packageId, packageId));
  return row ? instant(row.expiresAt) : null;
}

export async function setExpiry(sql: Sql, packageId: string, expiresAt: Instant): Promise<void> {
  await sql.update(wordPackages).set({ expiresAt }).where(eq(wordPackages.packageId, packageId));
}

function isOf(accountId: string, purpose: WordPurpose) {
  return and(eq(wordPackages.accountId, accountId), eq(wordPackages.purpose, purpose));
}

/** Packages that expire within a period and whose owners have not been notified at this stage. */
export function findEndingPackages(
  sql: Sql,
  ending: {
    readonly from: Instant;
    readonly to: Instant;
    readonly days: number;
    /** Only this package; all if absent. */
    readonly packageId?: string | undefined;
  },
) {
  const { from, to, days } = ending;
  const { packageId, accountId, expiresAt, warnedDays } = wordPackages;
  return sql
    .select({ packageId, accountId, expiresAt })
    .from(wordPackages)
    .where(
      and(
        ending.packageId === undefined ? undefined : eq(packageId, ending.packageId),
        ...[gt(expiresAt, from), lte(expiresAt, to), or(isNull(warnedDays), gt(warnedDays, days))],
      ),
    );
}

/** Records that the owner of a package is notified; false if another process has done it. */
export async function markWarned(sql: Sql, packageId: string, days: number): Promise<boolean> {
  const { warnedDays } = wordPackages;
  const isNew = or(isNull(warnedDays), gt(warnedDays, days));
  const marked = await sql
    .update(wordPackages)
    .set({ warnedDays: days })
    .where(and(eq(wordPackages.packageId, packageId), isNew))
    .returning({ packageId: wordPackages.packageId });
  return marked.length > 0;
}
