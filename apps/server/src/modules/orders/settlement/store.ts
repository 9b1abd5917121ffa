import { and, asc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { placeholdersOf, prepared, together } from '../../../platform/db/statements.ts';
import {
  buyers,
  orders,
  payAttempts,
  payments,
  payNotices,
  strayPayments,
} from '../../../platform/db/tables/orders.ts';
import type { Attempt } from '../attempts/store.ts';
import { lockWithFirst, type Order } from '../store.ts';

/** A received payment. */
export type Payment = typeof payments.$inferSelect;
type NoticeKey = Pick<typeof payNotices.$inferSelect, 'channel' | 'eventKey'>;

/** Adds a notice; false if the provider has sent this event before. */
export async function insertNotice(sql: Sql, notice: typeof payNotices.$inferSelect): Promise<boolean> {
  return (await noticeInsert(sql).execute(notice)).length > 0;
}

const noticeInsert = prepared((sql) =>
  sql
    .insert(payNotices)
    .values(placeholdersOf(payNotices))
    .onConflictDoNothing()
    .returning({ eventKey: payNotices.eventKey })
    .prepare('orders_insert_notice'),
);

export async function setVerdict(sql: Sql, { channel, eventKey }: NoticeKey, verdict: string): Promise<void> {
  await verdictUpdate(sql).execute({ channel, eventKey, verdict });
}

const verdictUpdate = prepared((sql) => {
  const { channel, eventKey, verdict } = placeholdersOf(payNotices);
  const where = and(eq(payNotices.channel, channel), eq(payNotices.eventKey, eventKey));
  return sql
    .update(payNotices)
    .set({ verdict: query`${verdict}` })
    .where(where)
    .prepare('orders_set_verdict');
});

/** Adds a payment; false if it is known. */
export async function insertPayment(sql: Sql, payment: Payment): Promise<boolean> {
  return (await paymentInsert(sql).execute(payment)).length > 0;
}

const paymentInsert = prepared((sql) =>
  sql
    .insert(payments)
    .values(placeholdersOf(payments))
    .onConflictDoNothing({ target: [payments.channel, payments.providerTxn] })
    .returning({ paymentId: payments.paymentId })
    .prepare('orders_insert_payment'),
);

/** Records where a payment without an order was made, so that it can be returned. */
export async function insertStray(sql: Sql, stray: typeof strayPayments.$inferSelect): Promise<void> {
  await sql.insert(strayPayments).values(stray);
}

/** Whether an attempt has a payment, with any use. */
export async function hasPaymentOf(sql: Sql, attemptId: string): Promise<boolean> {
  return (await ofAttemptFind(sql).execute({ attemptId })).length > 0;
}

const ofAttemptFind = prepared((sql) =>
  sql
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(eq(payments.attemptId, query.placeholder('attemptId')))
    .prepare('orders_find_payments_of_attempt'),
);

/**
 * The subject of a provider's statement: an order with its attempts, and the account of its buyer, null if it
 * was removed.
 */
export interface Subject {
  readonly order: Order;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /** The attempt that the statement is about. */
  readonly attempt: Attempt;
  readonly accountId: string | null;
}

/**
 * Finds the subject of an attempt number, and locks the order and its attempts until the transaction ends.
 * Null for an unknown number.
 */
export async function lockSubject(
  sql: Sql,
  number: Pick<Attempt, 'channel' | 'outTradeNo'>,
): Promise<Subject | null> {
  // The statements are sent together and run in sequence: the attempts are read after the order is locked.
  const [locked, attempts, [buyer]] = await together([
    numberedOrderLock(sql).execute({ ...number }),
    numberedAttemptsLock(sql).execute({ ...number }),
    numberedBuyerFind(sql).execute({ ...number }),
  ]);
  const attempt = attempts.find(({ outTradeNo }) => outTradeNo === number.outTradeNo);
  const order = locked.find(({ orderNo }) => orderNo === attempt?.orderNo);
  return order && attempt ? { order, attempts, attempt, accountId: buyer?.accountId ?? null } : null;
}

/** The order of an attempt never changes. */
function numberedOrder(sql: Sql) {
  const { channel, outTradeNo } = placeholdersOf(payAttempts);
  return sql
    .select({ orderNo: payAttempts.orderNo })
    .from(payAttempts)
    .where(and(eq(payAttempts.outTradeNo, outTradeNo), eq(payAttempts.channel, channel)));
}

const numberedOrderLock = prepared((sql) =>
  lockWithFirst(sql, numberedOrder(sql)).prepare('orders_lock_numbered'),
);

const numberedAttemptsLock = prepared((sql) =>
  sql
    .select()
    .from(payAttempts)
    .where(eq(payAttempts.orderNo, numberedOrder(sql)))
    .orderBy(asc(payAttempts.seq))
    .for('no key update')
    .prepare('orders_lock_numbered_attempts'),
);

const numberedBuyerFind = prepared((sql) => {
  const buyerId = sql
    .select({ buyerId: orders.buyerId })
    .from(orders)
    .where(eq(orders.orderNo, numberedOrder(sql)));
  return sql.select().from(buyers).where(eq(buyers.buyerId, buyerId)).prepare('orders_find_numbered_buyer');
});
