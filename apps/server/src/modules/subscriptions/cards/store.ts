import type { PaidInvoice } from '@inkstone/domain/subscriptions';
import { instant } from '@inkstone/kernel';
import { and, asc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { cardCustomers, cardInvoices, cardMirrors } from '../../../platform/db/tables/subscriptions.ts';

/** The last state of a subscription reported by the provider. */
export type Mirror = typeof cardMirrors.$inferSelect;
/** A paid invoice and the order that it pays. */
export type Invoice = typeof cardInvoices.$inferSelect;
type Customer = typeof cardCustomers.$inferSelect;

/** Returns the provider's number of a buyer; null before it is known. */
export async function findCustomer(
  sql: Sql,
  { buyerId, merchant, app }: Omit<Customer, 'customer'>,
): Promise<string | null> {
  const where = and(
    ...[eq(cardCustomers.buyerId, buyerId), eq(cardCustomers.merchant, merchant)],
    eq(cardCustomers.app, app),
  );
  const [row] = await sql.select().from(cardCustomers).where(where);
  return row?.customer ?? null;
}

export async function storeCustomer(sql: Sql, customer: Customer): Promise<void> {
  await sql.insert(cardCustomers).values(customer).onConflictDoNothing();
}

const noSetup = { setupRef: null, setupAt: null };

/** Adds the mirror of a new subscription; resets the one of a subscription that is begun again. */
export async function resetMirror(
  sql: Sql,
  { subscriptionId, amount, currency }: Pick<Mirror, 'subscriptionId' | 'amount' | 'currency'>,
): Promise<void> {
  const unknown = {
    ...{ version: 0, status: 'incomplete' as const, periodStart: 0, periodEnd: 0, cancelAtEnd: false },
    ...{ isUnpaid: false, amount, currency },
  };
  await sql
    .insert(cardMirrors)
    .values({ subscriptionId, requests: 0, endWantedAt: null, ...noSetup, ...unknown })
    .onConflictDoUpdate({ target: cardMirrors.subscriptionId, set: unknown });
}

export async function findMirror(sql: Sql, subscriptionId: string): Promise<Mirror> {
  const [row] = await sql.select().from(cardMirrors).where(eq(cardMirrors.subscriptionId, subscriptionId));
  if (!row) throw new Error(`The mirror of ${subscriptionId} is missing`);
  return row;
}

/** Returns the number of a request to the provider. Call it before the request is sent. */
export async function countRequest(sql: Sql, subscriptionId: string): Promise<number> {
  const [row] = await sql
    .update(cardMirrors)
    .set({ requests: query`${cardMirrors.requests} + 1` })
    .where(eq(cardMirrors.subscriptionId, subscriptionId))
    .returning({ requests: cardMirrors.requests });
  if (!row) throw new Error(`The mirror of ${subscriptionId} is missing`);
  return row.requests;
}

export async function changeMirror(
  sql: Sql,
  subscriptionId: string,
  change: Partial<Omit<Mirror, 'subscriptionId' | 'requests'>>,
): Promise<void> {
  await sql.update(cardMirrors).set(change).where(eq(cardMirrors.subscriptionId, subscriptionId));
}

/** Ends a change of a card. Returns false if another call has ended it, or a later change has begun. */
export async function endSetup(sql: Sql, subscriptionId: string, setupRef: string): Promise<boolean> {
  const where = and(eq(cardMirrors.subscriptionId, subscriptionId), eq(cardMirrors.setupRef, setupRef));
  return (await sql.update(cardMirrors).set(noSetup).where(where).returning()).length > 0;
}

/** Paid invoices of a subscription, in the order of their periods. */
export async function findInvoices(sql: Sql, subscriptionId: string): Promise<(Invoice & PaidInvoice)[]> {
  const rows = await sql
    .select()
    .from(cardInvoices)
    .where(eq(cardInvoices.subscriptionId, subscriptionId))
    .orderBy(asc(cardInvoices.periodStart), asc(cardInvoices.invoiceId));
  return rows.map((row) => ({
    ...{ ...row, id: row.invoiceId, from: instant(row.periodStart), to: instant(row.periodEnd) },
  }));
}

export async function insertInvoice(sql: Sql, invoice: Invoice): Promise<void> {
  await sql.insert(cardInvoices).values(invoice);
}

export async function recordSettled(sql: Sql, invoiceId: string): Promise<void> {
  await sql.update(cardInvoices).set({ isSettled: true }).where(eq(cardInvoices.invoiceId, invoiceId));
}
