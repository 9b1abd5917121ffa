import { and, asc, desc, eq, gte, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import {
  simKeys,
  simNotices,
  simPayments,
  simRefunds,
  simTrades,
} from '../../../platform/db/tables/simulator.ts';
import { simAgreements } from '../../../platform/db/tables/subscriptions.ts';
import type { PayChannelName } from '../../../ports/pay-channel.ts';

export type Trade = typeof simTrades.$inferSelect;
export type Payment = typeof simPayments.$inferSelect;
export type Refund = typeof simRefunds.$inferSelect;
export type Notice = typeof simNotices.$inferSelect;

/** A trade with its history, oldest first. */
export interface TradeHistory {
  readonly trade: Trade;
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly notices: readonly Notice[];
}

/** Stores encrypted keys, unless there are some; returns the stored ones. */
export async function insertKeys(sql: Sql, name: string, sealed: string): Promise<string> {
  await sql.insert(simKeys).values({ name, sealed }).onConflictDoNothing();
  return (await findKeys(sql, name)) ?? sealed;
}

export async function findKeys(sql: Sql, name: string): Promise<string | null> {
  const [row] = await sql.select().from(simKeys).where(eq(simKeys.name, name));
  return row?.sealed ?? null;
}

/** Replaces keys that this installation can no longer decrypt. */
export async function replaceKeys(sql: Sql, name: string, sealed: string): Promise<void> {
  await sql.update(simKeys).set({ sealed }).where(eq(simKeys.name, name));
}

/** Inserts a trade, unless its number exists; returns the stored one. */
export async function addTrade(sql: Sql, trade: Trade): Promise<Trade> {
  await sql.insert(simTrades).values(trade).onConflictDoNothing();
  return (await findTradeNumbered(sql, trade.channel, trade.outTradeNo)) ?? trade;
}

export async function findTradeNumbered(
  sql: Sql,
  channel: PayChannelName,
  outTradeNo: string,
): Promise<Trade | null> {
  const where = and(eq(simTrades.channel, channel), eq(simTrades.outTradeNo, outTradeNo));
  const [row] = await sql.select().from(simTrades).where(where);
  return row ?? null;
}

export async function lockTrade(sql: Sql, tradeId: string): Promise<Trade | null> {
  const [row] = await sql.select().from(simTrades).where(eq(simTrades.tradeId, tradeId)).for('update');
  return row ?? null;
}

export async function findTradeBySecret(sql: Sql, clientSecret: string): Promise<Trade | null> {
  const [row] = await sql.select().from(simTrades).where(eq(simTrades.clientSecret, clientSecret));
  return row ?? null;
}

/** Returns the trades of the same order at other channels: their numbers have the same prefix. */
export async function findTradesBeside(sql: Sql, trade: Trade, prefix: string): Promise<Trade[]> {
  const rows = await sql
    .select()
    .from(simTrades)
    .where(and(ne(simTrades.channel, trade.channel), inArray(simTrades.state, ['pending', 'action'])))
    .orderBy(desc(simTrades.createdAt))
    .limit(500);
  return rows.filter(({ outTradeNo }) => outTradeNo.startsWith(prefix));
}

export async function changeTrade(
  sql: Sql,
  tradeId: string,
  change: Partial<Pick<Trade, 'state' | 'refundsFail' | 'billed'>>,
): Promise<void> {
  await sql.update(simTrades).set(change).where(eq(simTrades.tradeId, tradeId));
}

export async function addPayment(sql: Sql, payment: Payment): Promise<void> {
  await sql.insert(simPayments).values(payment);
}

/** Payments of a trade, oldest first. */
export async function findPayments(sql: Sql, tradeId: string): Promise<Payment[]> {
  const { paidAt, providerTxn } = simPayments;
  return sql
    .select()
    .from(simPayments)
    .where(eq(simPayments.tradeId, tradeId))
    .orderBy(asc(paidAt), asc(providerTxn));
}

export async function findPayment(sql: Sql, providerTxn: string): Promise<Payment | null> {
  const [row] = await sql.select().from(simPayments).where(eq(simPayments.providerTxn, providerTxn));
  return row ?? null;
}

/** Inserts a refund, unless its number exists. */
export async function addRefund(sql: Sql, refund: Refund): Promise<void> {
  await sql.insert(simRefunds).values(refund).onConflictDoNothing();
}

export async function findRefunds(sql: Sql, tradeId: string): Promise<Refund[]> {
  return sql
    .select()
    .from(simRefunds)
    .where(eq(simRefunds.tradeId, tradeId))
    .orderBy(asc(simRefunds.createdAt));
}

export async function findRefund(sql: Sql, providerRefund: string): Promise<Refund | null> {
  const [row] = await sql.select().from(simRefunds).where(eq(simRefunds.providerRefund, providerRefund));
  return row ?? null;
}

export async function changeRefund(sql: Sql, providerRefund: string, state: Refund['state']): Promise<void> {
  await sql.update(simRefunds).set({ state }).where(eq(simRefunds.providerRefund, providerRefund));
}

export async function addNotice(sql: Sql, notice: Notice): Promise<void> {
  await sql.insert(simNotices).values(notice);
}

export async function findNotice(sql: Sql, noticeId: string): Promise<Notice | null> {
  const [row] = await sql.select().from(simNotices).where(eq(simNotices.noticeId, noticeId));
  return row ?? null;
}

export async function changeNotice(
  sql: Sql,
  noticeId: string,
  change: Partial<Pick<Notice, 'state' | 'tries' | 'status' | 'dueAt'>>,
): Promise<void> {
  await sql.update(simNotices).set(change).where(eq(simNotices.noticeId, noticeId));
}

/** Returns the notices that are due, ordered by time. */
export async function findDueNotices(sql: Sql, now: number): Promise<Notice[]> {
  return sql
    .select()
    .from(simNotices)
    .where(and(eq(simNotices.state, 'due'), lte(simNotices.dueAt, now)))
    .orderBy(asc(simNotices.dueAt), asc(simNotices.noticeId))
    .limit(100);
}

/** The newest trades. */
export async function findNewest(sql: Sql, limit: number): Promise<Trade[]> {
  return sql
    .select()
    .from(simTrades)
    .orderBy(desc(simTrades.createdAt), desc(simTrades.tradeId))
    .limit(limit);
}

export async function findTrade(sql: Sql, tradeId: string): Promise<Trade | null> {
  const [row] = await sql.select().from(simTrades).where(eq(simTrades.tradeId, tradeId));
  return row ?? null;
}

/** Trades with their histories, in the order given. */
export async function findHistories(sql: Sql, trades: readonly Trade[]): Promise<TradeHistory[]> {
  const ids = trades.map(({ tradeId }) => tradeId);
  if (ids.length === 0) return [];
  const payments = await sql.select().from(simPayments).where(inArray(simPayments.tradeId, ids));
  const refunds = await sql.select().from(simRefunds).where(inArray(simRefunds.tradeId, ids));
  const notices = await sql
    .select()
    .from(simNotices)
    .where(inArray(simNotices.tradeId, ids))
    .orderBy(asc(simNotices.createdAt), asc(simNotices.noticeId));
  return trades.map((trade) => {
    const isOf = ({ tradeId }: { readonly tradeId: string }) => tradeId === trade.tradeId;
    return {
      trade,
      payments: payments.filter(isOf),
      refunds: refunds.filter(isOf),
      notices: notices.filter(isOf),
    };
  });
}

/** The payments or refunds of a merchant in a time range. */
interface BilledSpan {
  readonly channel: PayChannelName;
  readonly merchant: string;
  readonly from: number;
  readonly to: number;
}

export async function findBilledPayments(sql: Sql, { channel, merchant, from, to }: BilledSpan) {
  const { providerTxn, amount, currency, paidAt } = simPayments;
  return sql
    .select({ providerTxn, amount, currency, outTradeNo: simTrades.outTradeNo, billed: simTrades.billed })
    .from(simPayments)
    .innerJoin(simTrades, eq(simTrades.tradeId, simPayments.tradeId))
    .where(
      and(
        eq(simTrades.channel, channel),
        eq(simPayments.merchant, merchant),
        gte(paidAt, from),
        lt(paidAt, to),
      ),
    )
    .orderBy(asc(paidAt), asc(providerTxn));
}

export async function findBilledRefunds(sql: Sql, { channel, merchant, from, to }: BilledSpan) {
  const { outRefundNo, providerTxn, amount, createdAt, state } = simRefunds;
  const { currency } = simPayments;
  return sql
    .select({ outRefundNo, providerTxn, amount, currency, outTradeNo: simTrades.outTradeNo })
    .from(simRefunds)
    .innerJoin(simTrades, eq(simTrades.tradeId, simRefunds.tradeId))
    .innerJoin(simPayments, eq(simPayments.providerTxn, simRefunds.providerTxn))
    .where(
      and(
        eq(simTrades.channel, channel),
        eq(simPayments.merchant, merchant),
        eq(state, 'succeeded'),
        gte(createdAt, from),
        lt(createdAt, to),
      ),
    )
    .orderBy(asc(createdAt), asc(outRefundNo));
}

/** An agreement at a simulated provider. */
export type Agreement = typeof simAgreements.$inferSelect;

/** Inserts an agreement, unless its number exists; returns the stored one. */
export async function addAgreement(sql: Sql, agreement: Agreement): Promise<Agreement> {
  await sql.insert(simAgreements).values(agreement).onConflictDoNothing();
  return (await findAgreementNumbered(sql, agreement.agreementNo)) ?? agreement;
}

export async function findAgreementNumbered(sql: Sql, agreementNo: string): Promise<Agreement | null> {
  const [row] = await sql.select().from(simAgreements).where(eq(simAgreements.agreementNo, agreementNo));
  return row ?? null;
}

export async function findAgreement(sql: Sql, agreementId: string): Promise<Agreement | null> {
  const [row] = await sql.select().from(simAgreements).where(eq(simAgreements.agreementId, agreementId));
  return row ?? null;
}

export async function lockAgreement(sql: Sql, agreementId: string): Promise<Agreement | null> {
  const where = eq(simAgreements.agreementId, agreementId);
  const [row] = await sql.select().from(simAgreements).where(where).for('update');
  return row ?? null;
}

export async function changeAgreement(
  sql: Sql,
  agreementId: string,
  change: Partial<Pick<Agreement, 'state' | 'charges' | 'signedAt'>>,
): Promise<void> {
  await sql.update(simAgreements).set(change).where(eq(simAgreements.agreementId, agreementId));
}
