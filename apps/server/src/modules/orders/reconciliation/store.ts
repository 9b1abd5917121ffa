import type { BillDay, BookedMovement, Difference } from '@inkstone/domain/orders';
import { and, asc, desc, eq, gte, inArray, lt, lte, max, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Keyset } from '../../../platform/db/keyset.ts';
import { payAttempts, payments, refunds } from '../../../platform/db/tables/orders.ts';
import { billDays, billDifferences, billRows } from '../../../platform/db/tables/reconciliation.ts';
import type { BillLine } from '../../../ports/pay-bill.ts';
import type { PayChannelName } from '../../../ports/pay-channel.ts';

/** A day of a channel. */
export type BillDayRow = typeof billDays.$inferSelect;
/** A stored difference. */
export type StoredDifference = typeof billDifferences.$inferSelect;

/** Maximum number of references in one statement. */
const chunk = 2000;

/** Reads the rows that a bill is compared with: those that it names, of any day, and all of its day. */
export async function findBooked(
  sql: Sql,
  channel: PayChannelName,
  lines: readonly Pick<BillLine, 'movement' | 'ref'>[],
  { day, from, to }: { readonly day: BillDay; readonly from: number; readonly to: number },
): Promise<(BookedMovement & { readonly isUnderWay: boolean; readonly outTradeNo: string })[]> {
  const found = new Map<string, BookedLine>();
  const addRows = (rows: readonly BookedLine[]) => {
    for (const row of rows) found.set(`${row.movement} ${row.ref}`, row);
  };
  const refsOf = (movement: BillLine['movement']) =>
    lines.filter((line) => line.movement === movement).map(({ ref }) => ref);
  for (const refs of chunks(refsOf('payment')))
    addRows((await findPayments(sql, channel, inArray(payments.providerTxn, refs))).map(asPayment));
  for (const refs of chunks(refsOf('refund')))
    addRows((await findRefunds(sql, channel, inArray(refunds.outRefundNo, refs))).map(asRefund));
  const inDay = and(gte(payments.paidAt, from), lt(payments.paidAt, to));
  addRows((await findPayments(sql, channel, inDay)).map(asPayment));
  const endedInDay = and(eq(refunds.state, 'succeeded'), gte(refunds.endedAt, from), lt(refunds.endedAt, to));
  addRows((await findRefunds(sql, channel, endedInDay)).map(asRefund));
  const billed = await findBilledElsewhere(sql, channel, [...found.values()], day);
  return [...found.values()].map(({ at, ...one }) => ({
    ...one,
    isOfDay: !one.isUnderWay && at !== null && at >= from && at < to,
    isBilledElsewhere: billed.has(`${one.movement} ${one.ref}`),
  }));
}

interface BookedLine extends Pick<BillLine, 'movement' | 'ref' | 'amount' | 'currency' | 'outTradeNo'> {
  readonly at: number | null;
  readonly isUnderWay: boolean;
}

function findPayments(sql: Sql, channel: PayChannelName, which: ReturnType<typeof and>) {
  return sql
    .select({ payment: payments, outTradeNo: payAttempts.outTradeNo })
    .from(payments)
    .leftJoin(payAttempts, eq(payAttempts.attemptId, payments.attemptId))
    .where(and(eq(payments.channel, channel), which));
}

type FoundPayment = Awaited<ReturnType<typeof findPayments>>[number];

function asPayment({ payment, outTradeNo }: FoundPayment): BookedLine {
  const { providerTxn: ref, amount, currency, paidAt: at } = payment;
  return { movement: 'payment', ref, amount, currency, at, outTradeNo: outTradeNo ?? '', isUnderWay: false };
}

/** Refunds that were denied, closed or failed moved no money, so a bill that names one differs. */
function findRefunds(sql: Sql, channel: PayChannelName, which: ReturnType<typeof and>) {
  return sql
    .select({ refund: refunds, outTradeNo: payAttempts.outTradeNo })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentId, refunds.paymentId))
    .leftJoin(payAttempts, eq(payAttempts.attemptId, payments.attemptId))
    .where(
      and(
        eq(payments.channel, channel),
        query`${refunds.state} not in ('denied', 'closed', 'failed')`,
        which,
      ),
    );
}

type FoundRefund = Awaited<ReturnType<typeof findRefunds>>[number];

function asRefund({ refund, outTradeNo }: FoundRefund): BookedLine {
  const { outRefundNo: ref, amount, currency, endedAt: at, state } = refund;
  const isUnderWay = state !== 'succeeded';
  return { movement: 'refund', ref, amount, currency, at, outTradeNo: outTradeNo ?? '', isUnderWay };
}

/** The movements that the bill of another day contains. */
async function findBilledElsewhere(
  sql: Sql,
  channel: PayChannelName,
  booked: readonly BookedLine[],
  day: BillDay,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of chunks(booked)) {
    const refs = part.map(({ ref }) => ref);
    const rows = await sql
      .select({ movement: billRows.movement, ref: billRows.ref })
      .from(billRows)
      .where(
        and(eq(billRows.channel, channel), inArray(billRows.ref, refs), query`${billRows.day} <> ${day}`),
      );
    for (const { movement, ref } of rows) found.add(`${movement} ${ref}`);
  }
  return found;
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / chunk) }, (_, at) =>
    all.slice(at * chunk, (at + 1) * chunk),
  );
}

/** Adds or changes a day, counts the try, and locks the day until the transaction ends. */
export async function storeDay(sql: Sql, day: Omit<BillDayRow, 'tries'>): Promise<BillDayRow> {
  const { channel: _, day: __, ...change } = day;
  const [row] = await sql
    .insert(billDays)
    .values({ ...day, tries: 1 })
    .onConflictDoUpdate({
      target: [billDays.channel, billDays.day],
      set: { ...change, tries: query`${billDays.tries} + 1` },
    })
    .returning();
  if (!row) throw new Error('The day that was just stored is missing');
  return row;
}

export async function findDay(sql: Sql, channel: PayChannelName, day: BillDay): Promise<BillDayRow | null> {
  const [row] = await sql
    .select()
    .from(billDays)
    .where(and(eq(billDays.channel, channel), eq(billDays.day, day)));
  return row ?? null;
}

/** The last day of a channel that was tried; null before the first. */
export async function findLastDay(sql: Sql, channel: PayChannelName): Promise<BillDay | null> {
  const [row] = await sql
    .select({ day: max(billDays.day) })
    .from(billDays)
    .where(eq(billDays.channel, channel));
  return row?.day ?? null;
}

/** Stores the lines that no earlier bill contains, and returns them. */
export async function addLines(
  sql: Sql,
  channel: PayChannelName,
  day: BillDay,
  lines: readonly BillLine[],
): Promise<Pick<BillLine, 'fee' | 'feeCurrency'>[]> {
  const added: Pick<BillLine, 'fee' | 'feeCurrency'>[] = [];
  for (const part of chunks(lines)) {
    const rows = part.map(({ providerTxn: _, ...line }) => ({ ...line, channel, day }));
    const { fee, feeCurrency } = billRows;
    added.push(
      ...(await sql.insert(billRows).values(rows).onConflictDoNothing().returning({ fee, feeCurrency })),
    );
  }
  return added;
}

/** Differences of a channel that are not ended, of a day or before. */
export async function findUnended(
  sql: Sql,
  channel: PayChannelName,
  upTo: BillDay,
): Promise<StoredDifference[]> {
  return sql
    .select()
    .from(billDifferences)
    .where(
      and(
        eq(billDifferences.channel, channel),
        inArray(billDifferences.state, ['pending', 'open']),
        lte(billDifferences.day, upTo),
      ),
    );
}

/**
 * Adds a difference. One that is known is opened again, unless it was accepted with the same amounts. Returns whether it was
 * added or changed.
 */
export async function storeDifference(sql: Sql, difference: StoredDifference): Promise<boolean> {
  const { channel, kind, movement, ref, state } = billDifferences;
  const { theirs, ours, currency, ourCurrency, state: now, endedAt } = difference;
  const known = billDifferences;
  const isOther = query`(${known.theirs}, ${known.ours}, ${known.currency}, ${known.ourCurrency})
    is distinct from (${theirs}::bigint, ${ours}::bigint, ${currency}::text, ${ourCurrency}::text)`;
  const stored = await sql
    .insert(billDifferences)
    .values(difference)
    .onConflictDoUpdate({
      target: [channel, kind, movement, ref],
      set: { theirs, ours, currency, ourCurrency, state: now, endedAt },
      setWhere: query`${state} <> 'accepted' or ${isOther}`,
    })
    .returning({ differenceId: billDifferences.differenceId });
  return stored.length > 0;
}

/** Ends or opens a difference, unless it was accepted meanwhile. Returns whether it was changed. */
export async function endDifference(
  sql: Sql,
  differenceId: string,
  change: Pick<StoredDifference, 'state' | 'endedAt'>,
): Promise<boolean> {
  const isUnended = and(
    eq(billDifferences.differenceId, differenceId),
    inArray(billDifferences.state, ['pending', 'open']),
  );
  const changed = await sql
    .update(billDifferences)
    .set(change)
    .where(isUnended)
    .returning({ differenceId: billDifferences.differenceId });
  return changed.length > 0;
}

export async function lockDifference(sql: Sql, differenceId: string): Promise<StoredDifference | null> {
  const where = eq(billDifferences.differenceId, differenceId);
  const [row] = await sql.select().from(billDifferences).where(where).for('no key update');
  return row ?? null;
}

/** Returns those of the movements that a bill of any day contains, as `movement ref`. */
export async function findBilled(
  sql: Sql,
  channel: PayChannelName,
  movements: readonly Pick<StoredDifference, 'movement' | 'ref'>[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of chunks(movements)) {
    const refs = part.map(({ ref }) => ref);
    const rows = await sql
      .select({ movement: billRows.movement, ref: billRows.ref })
      .from(billRows)
      .where(and(eq(billRows.channel, channel), inArray(billRows.ref, refs)));
    for (const { movement, ref } of rows) found.add(`${movement} ${ref}`);
  }
  return found;
}

/** The attempt that a line of a bill is about, by its number or by the provider's. */
export async function findBilledAttempt(
  sql: Sql,
  channel: PayChannelName,
  { outTradeNo, providerTxn }: Pick<BillLine, 'outTradeNo' | 'providerTxn'>,
) {
  const numbers = [
    ...(outTradeNo === '' ? [] : [eq(payAttempts.outTradeNo, outTradeNo)]),
    ...(providerTxn === '' ? [] : [eq(payAttempts.providerRef, providerTxn)]),
  ];
  if (numbers.length === 0) return null;
  const [row] = await sql
    .select()
    .from(payAttempts)
    .where(and(eq(payAttempts.channel, channel), or(...numbers)));
  return row ?? null;
}

/** The newest days of each channel. */
export async function listDays(sql: Sql, from: BillDay): Promise<BillDayRow[]> {
  return sql
    .select()
    .from(billDays)
    .where(gte(billDays.day, from))
    .orderBy(desc(billDays.day), asc(billDays.channel));
}

/** A page of differences: open and pending ones, oldest first; or all, newest first. */
export async function listDifferences(
  sql: Sql,
  {
    which,
    from,
    limit,
  }: { readonly which: 'open' | 'all'; readonly from: Keyset | null; readonly limit: number },
): Promise<StoredDifference[]> {
  const { foundAt: at, differenceId: id, state } = billDifferences;
  const order = behind({ at, id }, from, which === 'open' ? 'oldest first' : 'newest first');
  return sql
    .select()
    .from(billDifferences)
    .where(and(which === 'open' ? inArray(state, ['open', 'pending']) : undefined, order.where))
    .orderBy(...order.orderBy)
    .limit(limit);
}

/** A new difference. */
export function differenceRow(
  found: Difference,
  more: Pick<StoredDifference, 'differenceId' | 'channel' | 'day' | 'outTradeNo' | 'state' | 'foundAt'>,
): StoredDifference {
  return { ...found, ...more, endedAt: more.state === 'healed' ? more.foundAt : null };
}

/** Number of differences that staff must decide about. */
export const countOpenDifferences = (sql: Sql) =>
  sql.$count(billDifferences, eq(billDifferences.state, 'open'));

/** Number of bills since a day that could not be read. */
export const countUnreadDays = (sql: Sql, from: BillDay) =>
  sql.$count(billDays, and(eq(billDays.state, 'failed'), gte(billDays.day, from)));
