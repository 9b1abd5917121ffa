import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { conversions } from '../../../platform/db/tables/membership.ts';

/** A quoted conversion and its consent. Lengths and times are in ms. */
export type StoredConversion = typeof conversions.$inferSelect;

export async function insertConversion(sql: Sql, conversion: StoredConversion): Promise<void> {
  await sql.insert(conversions).values(conversion);
}

/**
 * Returns a conversion of the account, locked until the transaction ends; null if it does not exist or
 * belongs to another account.
 */
export async function lockConversion(
  sql: Sql,
  accountId: string,
  conversionId: string,
): Promise<StoredConversion | null> {
  const where = and(eq(conversions.conversionId, conversionId), eq(conversions.accountId, accountId));
  const [row] = await sql.select().from(conversions).where(where).for('no key update');
  return row ?? null;
}

export async function setConverted(
  sql: Sql,
  { conversionId, convertedAt, network }: Pick<StoredConversion, 'conversionId' | 'convertedAt' | 'network'>,
): Promise<void> {
  await sql
    .update(conversions)
    .set({ convertedAt, network })
    .where(eq(conversions.conversionId, conversionId));
}
