import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { quotes } from '../../../platform/db/tables/orders.ts';

/** A price as it was shown. Amounts are in minor units, times in ms. */
export type Quote = typeof quotes.$inferSelect;

export async function insertQuote(sql: Sql, quote: Quote): Promise<void> {
  await sql.insert(quotes).values(quote);
}

/** A buyer's own quote; null for an unknown one and for somebody else's. */
export async function findQuote(sql: Sql, quoteId: string, buyerId: string): Promise<Quote | null> {
  const isIt = and(eq(quotes.quoteId, quoteId), eq(quotes.buyerId, buyerId));
  const [row] = await sql.select().from(quotes).where(isIt);
  return row ?? null;
}
