import type { Instant } from '@inkstone/kernel';
import { and, eq, gte, inArray, lt, ne, or, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../platform/db/keyset.ts';
import { invoiceFiles, invoiceOrders, invoices } from '../../platform/db/tables/invoices.ts';

/** An invoice or an application for one. */
export type Invoice = typeof invoices.$inferSelect;
export type InvoiceOrderRow = typeof invoiceOrders.$inferSelect;
export type InvoiceFileRow = typeof invoiceFiles.$inferSelect;

/** An invoice with its orders and files. */
export interface InvoiceRecord {
  readonly invoice: Invoice;
  readonly orders: readonly InvoiceOrderRow[];
  readonly files: readonly InvoiceFileRow[];
}

/** Stores an application with its orders. Fails with a unique violation if an order has a live invoice. */
export async function insertInvoice(
  sql: Sql,
  invoice: Invoice,
  orders: readonly Pick<InvoiceOrderRow, 'orderNo' | 'amount'>[],
): Promise<void> {
  await sql.insert(invoices).values(invoice);
  const { invoiceId } = invoice;
  await sql.insert(invoiceOrders).values(orders.map((order) => ({ ...order, invoiceId, isLive: true })));
}

/** An invoice, locked until the transaction ends. */
export async function lockInvoice(sql: Sql, invoiceId: string): Promise<Invoice | null> {
  const [row] = await sql
    .select()
    .from(invoices)
    .where(eq(invoices.invoiceId, invoiceId))
    .for('no key update');
  return row ?? null;
}

/** Updates an invoice. If it is no longer live, its orders can be invoiced again. */
export async function changeInvoice(
  sql: Sql,
  invoiceId: string,
  change: Partial<Omit<Invoice, 'invoiceId'>>,
): Promise<void> {
  await sql.update(invoices).set(change).where(eq(invoices.invoiceId, invoiceId));
  if (change.state === 'withdrawn' || change.state === 'red_issued')
    await sql.update(invoiceOrders).set({ isLive: false }).where(eq(invoiceOrders.invoiceId, invoiceId));
}

/** The live invoices of orders, by order. */
export async function findLiveInvoices(
  sql: Sql,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, Invoice>> {
  if (orderNos.length === 0) return new Map();
  const rows = await sql
    .select({ orderNo: invoiceOrders.orderNo, invoice: invoices })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceOrders.invoiceId))
    .where(and(inArray(invoiceOrders.orderNo, [...orderNos]), eq(invoiceOrders.isLive, true)));
  return new Map(rows.map(({ orderNo, invoice }) => [orderNo, invoice]));
}

/** Invoices that contain or contained some of these orders, except withdrawn ones. */
export async function findHolders(sql: Sql, orderNos: readonly string[]): Promise<Holder[]> {
  if (orderNos.length === 0) return [];
  const { orderNo, isLive } = invoiceOrders;
  return sql
    .select({ orderNo, isLive, replaces: invoices.replaces })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceOrders.invoiceId))
    .where(and(inArray(orderNo, [...orderNos]), ne(invoices.state, 'withdrawn')));
}

/** An order of an invoice; `replaces` is the previous invoice. */
export type Holder = Pick<InvoiceOrderRow, 'orderNo' | 'isLive'> & Pick<Invoice, 'replaces'>;

/** Invoices of a buyer, newest first. */
export async function findInvoicesOf(sql: Sql, buyerId: string, page: PageRequest): Promise<Page<Invoice>> {
  const { where, orderBy } = behind(keyset, readCursor(page.cursor), 'newest first');
  const rows = await sql
    .select()
    .from(invoices)
    .where(and(eq(invoices.buyerId, buyerId), where))
    .orderBy(...orderBy)
    .limit(page.limit + 1);
  return toPage(rows, page.limit, keyOf);
}

const keyset = { at: invoices.createdAt, id: invoices.invoiceId };
const keyOf = ({ createdAt, invoiceId }: Invoice) => ({ at: createdAt, id: invoiceId });

/** The filter of a staff search. `search`: an invoice number, an order number or a tax number. */
export interface InvoiceSearch extends PageRequest {
  readonly states: readonly Invoice['state'][] | null;
  readonly search: string;
  readonly order: 'oldest first' | 'newest first';
}

/** Invoices of all buyers. */
export async function searchInvoices(sql: Sql, request: InvoiceSearch): Promise<Page<Invoice>> {
  const { states, search, order, cursor, limit } = request;
  const { where, orderBy } = behind(keyset, readCursor(cursor), order);
  const ofOrder = sql
    .select({ invoiceId: invoiceOrders.invoiceId })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.orderNo, search));
  const found = or(
    ...[eq(invoices.number, search), eq(invoices.redNumber, search), inArray(invoices.invoiceId, ofOrder)],
    raw`${invoices.buyer} ->> 'taxNumber' = ${search.toUpperCase()}`,
  );
  const rows = await sql
    .select()
    .from(invoices)
    .where(and(states ? inArray(invoices.state, [...states]) : undefined, search ? found : undefined, where))
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, keyOf);
}

/** A page of the invoices that were applied for in a period, oldest first. */
export async function findInvoicesBetween(
  sql: Sql,
  { from, to, cursor, limit }: PageRequest & { readonly from: number; readonly to: number },
): Promise<Page<Invoice>> {
  const { createdAt: at, invoiceId: id } = invoices;
  const order = behind({ at, id }, readCursor(cursor), 'oldest first');
  const found = await sql
    .select()
    .from(invoices)
    .where(and(gte(at, from), lt(at, to), order.where))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  return toPage(found, limit, (row) => ({ at: row.createdAt, id: row.invoiceId }));
}

/** Invoices with their orders and files, in the same order. */
export async function readRecords(sql: Sql, of: readonly Invoice[]): Promise<InvoiceRecord[]> {
  if (of.length === 0) return [];
  const ids = of.map(({ invoiceId }) => invoiceId);
  const orders = await sql
    .select()
    .from(invoiceOrders)
    .where(inArray(invoiceOrders.invoiceId, ids))
    .orderBy(invoiceOrders.orderNo);
  const files = await sql
    .select()
    .from(invoiceFiles)
    .where(inArray(invoiceFiles.invoiceId, ids))
    .orderBy(invoiceFiles.side, invoiceFiles.format);
  const ordersOf = Map.groupBy(orders, ({ invoiceId }) => invoiceId);
  const filesOf = Map.groupBy(files, ({ invoiceId }) => invoiceId);
  return of.map((invoice) => ({
    invoice,
    orders: ordersOf.get(invoice.invoiceId) ?? [],
    files: filesOf.get(invoice.invoiceId) ?? [],
  }));
}

export async function findInvoice(sql: Sql, invoiceId: string): Promise<Invoice | null> {
  const [row] = await sql.select().from(invoices).where(eq(invoices.invoiceId, invoiceId));
  return row ?? null;
}

/** Records the file of an invoice in a format; false if one is recorded already. */
export async function insertFile(sql: Sql, file: InvoiceFileRow): Promise<boolean> {
  const added = await sql.insert(invoiceFiles).values(file).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Leases an invoice to a process until a time; false if another process holds the lease. */
export async function leaseInvoice(
  sql: Sql,
  invoiceId: string,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<boolean> {
  const claimed = await sql
    .update(invoices)
    .set({ leasedUntil: until })
    .where(and(eq(invoices.invoiceId, invoiceId), raw`coalesce(${invoices.leasedUntil}, 0) <= ${now}`))
    .returning({ invoiceId: invoices.invoiceId });
  return claimed.length > 0;
}

/** How many invoices are in some states. */
export const countInvoices = (sql: Sql, states: readonly Invoice['state'][]) =>
  sql.$count(invoices, inArray(invoices.state, [...states]));
