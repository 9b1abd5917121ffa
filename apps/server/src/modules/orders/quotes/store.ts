import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { placeholdersOf, prepared } from '../../../platform/db/statements.ts';
import { buyers, quotes } from '../../../platform/db/tables/orders.ts';

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
