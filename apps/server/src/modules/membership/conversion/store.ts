import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { conversions } from '../../../platform/db/tables/membership.ts';

/** A conversion as it was shown, and the consent to it. Lengths and times are ms. */
export type StoredConversion = typeof conversions.$inferSelect;

export async function insertConversion(sql: Sql, conversion: StoredConversion): Promise<void> {
  await sql.insert(conversions).values(conversion);
}

/** An account's own conversion, locked until the transaction ends; null for an unknown one and for somebody else's. */
export async function lockConversion(
  sql: Sql,
  accountId: string,
  conversionId: string,
): Promise<StoredConversion | null> {
  const isIt = and(eq(conversions.conversionId, conversionId), eq(conversions.accountId, accountId));
  const [row] = await sql.select().from(conversions).where(isIt).for('no key update');
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
