import type { Instant } from '@inkstone/kernel';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { placeholdersOf, prepared } from '../../../platform/db/statements.ts';
import { buyers, orders, quotes } from '../../../platform/db/tables/orders.ts';

/** A quoted price. Amounts are in minor units, times in ms. */
export type Quote = typeof quotes.$inferSelect;

export async function insertQuote(sql: Sql, quote: Quote): Promise<void> {
  await quoteInsert(sql).execute(quote);
}

const quoteInsert = prepared((sql) =>
  sql.insert(quotes).values(placeholdersOf(quotes)).prepare('orders_insert_quote'),
);

/** Returns a quote of the buyer; null if it does not exist or belongs to another buyer. */
export async function findQuote(sql: Sql, quoteId: string, buyerId: string): Promise<Quote | null> {
  const [row] = await quoteFind(sql).execute({ quoteId, buyerId });
  return row ?? null;
}

const quoteFind = prepared((sql) => {
  const { quoteId, buyerId } = placeholdersOf(quotes);
  const where = and(eq(quotes.quoteId, quoteId), eq(quotes.buyerId, buyerId));
  return sql.select().from(quotes).where(where).prepare('orders_find_quote');
});

/** Returns a quote of the account; null if it does not exist or belongs to another account. */
export async function findQuoteOf(sql: Sql, accountId: string, quoteId: string): Promise<Quote | null> {
  const [row] = await sql
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(buyers, eq(buyers.buyerId, quotes.buyerId))
    .where(and(eq(quotes.quoteId, quoteId), eq(buyers.accountId, accountId)));
  return row?.quote ?? null;
}

/** Deletes quotes that expired before a time and that no order names, at most `limit`; returns how many. */
export async function deleteUnordered(sql: Sql, before: Instant, limit: number): Promise<number> {
  const unordered = sql
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .leftJoin(orders, eq(orders.quoteId, quotes.quoteId))
    .where(and(lt(quotes.expiresAt, before), isNull(orders.orderNo)))
    .limit(limit);
  const deleted = await sql
    .delete(quotes)
    .where(inArray(quotes.quoteId, unordered))
    .returning({ quoteId: quotes.quoteId });
  return deleted.length;
}
