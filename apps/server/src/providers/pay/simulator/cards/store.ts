import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import {
  simCardInvoices,
  simCardSubscriptions,
  simDisputes,
  simPayments,
  simTrades,
} from '../../../../platform/db/tables/simulator.ts';

export type SimSubscription = typeof simCardSubscriptions.$inferSelect;
export type SimInvoice = typeof simCardInvoices.$inferSelect;
export type SimDispute = typeof simDisputes.$inferSelect;

export async function addSubscription(sql: Sql, subscription: SimSubscription): Promise<void> {
  await sql.insert(simCardSubscriptions).values(subscription);
}

export async function findSubscription(sql: Sql, subscriptionRef: string): Promise<SimSubscription | null> {
  const where = eq(simCardSubscriptions.subscriptionRef, subscriptionRef);
  const [row] = await sql.select().from(simCardSubscriptions).where(where);
  return row ?? null;
}

/** Returns the subscription whose card is being changed, locked until the transaction ends. */
export async function findSetup(sql: Sql, setupSecret: string): Promise<SimSubscription | null> {
  const where = eq(simCardSubscriptions.setupSecret, setupSecret);
  const [row] = await sql.select().from(simCardSubscriptions).where(where).for('update');
  return row ?? null;
}

export async function lockSubscription(sql: Sql, subscriptionRef: string): Promise<SimSubscription | null> {
  const where = eq(simCardSubscriptions.subscriptionRef, subscriptionRef);
  const [row] = await sql.select().from(simCardSubscriptions).where(where).for('update');
  return row ?? null;
}

export async function changeSubscription(
  sql: Sql,
  subscriptionRef: string,
  change: Partial<Omit<SimSubscription, 'subscriptionRef'>>,
): Promise<void> {
  await sql
    .update(simCardSubscriptions)
    .set(change)
    .where(eq(simCardSubscriptions.subscriptionRef, subscriptionRef));
}

export async function addInvoice(sql: Sql, invoice: SimInvoice): Promise<void> {
  await sql.insert(simCardInvoices).values(invoice);
}

export async function findInvoice(sql: Sql, invoiceRef: string): Promise<SimInvoice | null> {
  const [row] = await sql.select().from(simCardInvoices).where(eq(simCardInvoices.invoiceRef, invoiceRef));
  return row ?? null;
}

/** Returns the newest invoice of a subscription. */
export async function findLastInvoice(sql: Sql, subscriptionRef: string): Promise<SimInvoice | null> {
  const [row] = await sql
    .select()
    .from(simCardInvoices)
    .where(eq(simCardInvoices.subscriptionRef, subscriptionRef))
    .orderBy(desc(simCardInvoices.periodStart))
    .limit(1);
  return row ?? null;
}

/** Returns the invoice that a trade pays; null for a payment of an order. */
export async function findInvoiceOfTrade(sql: Sql, tradeId: string): Promise<SimInvoice | null> {
  const [row] = await sql.select().from(simCardInvoices).where(eq(simCardInvoices.tradeId, tradeId));
  return row ?? null;
}

export async function setInvoiceState(
  sql: Sql,
  invoiceRef: string,
  state: SimInvoice['state'],
): Promise<void> {
  await sql.update(simCardInvoices).set({ state }).where(eq(simCardInvoices.invoiceRef, invoiceRef));
}

/** Returns the paid invoices of a subscription with their payments. */
export async function findPaid(sql: Sql, subscriptionRef: string) {
  const rows = await sql
    .select({ invoice: simCardInvoices, payment: simPayments })
    .from(simCardInvoices)
    .innerJoin(simPayments, eq(simPayments.tradeId, simCardInvoices.tradeId))
    .where(eq(simCardInvoices.subscriptionRef, subscriptionRef))
    .orderBy(asc(simCardInvoices.periodStart));
  return rows;
}

/** Returns the trade of an invoice. */
export async function findTradeOf(sql: Sql, { tradeId }: Pick<SimInvoice, 'tradeId'>) {
  const [row] = await sql.select().from(simTrades).where(eq(simTrades.tradeId, tradeId));
  if (!row) throw new Error(`The payment of a simulated invoice is missing: ${tradeId}`);
  return row;
}

export async function addDispute(sql: Sql, dispute: SimDispute): Promise<void> {
  await sql.insert(simDisputes).values(dispute);
}

export async function findDispute(sql: Sql, tradeId: string): Promise<SimDispute | null> {
  const [row] = await sql.select().from(simDisputes).where(eq(simDisputes.tradeId, tradeId));
  return row ?? null;
}

export async function setDisputeState(sql: Sql, tradeId: string, state: SimDispute['state']): Promise<void> {
  await sql.update(simDisputes).set({ state }).where(eq(simDisputes.tradeId, tradeId));
}

/** Returns the subscriptions that trades belong to, and their disputes. */
export async function findCardParts(
  sql: Sql,
  tradeIds: readonly string[],
): Promise<ReadonlyMap<string, CardPart>> {
  if (tradeIds.length === 0) return new Map();
  const billed = await sql
    .select({ tradeId: simCardInvoices.tradeId, subscription: simCardSubscriptions })
    .from(simCardInvoices)
    .innerJoin(
      simCardSubscriptions,
      eq(simCardSubscriptions.subscriptionRef, simCardInvoices.subscriptionRef),
    )
    .where(inArray(simCardInvoices.tradeId, [...tradeIds]));
  const disputes = await sql
    .select()
    .from(simDisputes)
    .where(inArray(simDisputes.tradeId, [...tradeIds]));
  return new Map(
    tradeIds.map((tradeId) => [
      tradeId,
      {
        subscription: billed.find((one) => one.tradeId === tradeId)?.subscription ?? null,
        dispute: disputes.find((one) => one.tradeId === tradeId) ?? null,
      },
    ]),
  );
}

export interface CardPart {
  readonly subscription: SimSubscription | null;
  readonly dispute: SimDispute | null;
}
