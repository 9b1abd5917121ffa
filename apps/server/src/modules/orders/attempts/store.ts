import { and, asc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { placeholdersOf, prepared } from '../../../platform/db/statements.ts';
import { payAttempts } from '../../../platform/db/tables/orders.ts';
import type { PayReference } from '../../../ports/pay-channel.ts';

/** An attempt to pay an order, with its number at the provider. */
export type Attempt = typeof payAttempts.$inferSelect;

/** The kind of due rows that query the provider about an attempt. */
export const queryAttemptKind = 'query-attempt';

/** The way of attempts that charge an agreement. */
export const agreementWay = 'agreement';
/** The way of attempts that a card subscription pays: their reference at the provider is an invoice. */
export const invoiceWay = 'invoice';

/** Returns the reference of an attempt at its provider. */
export function referenceOf({ merchant, app, outTradeNo, providerRef }: Attempt): PayReference {
  return { target: { merchant, app }, outTradeNo, providerRef };
}

export async function insertAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  await attemptInsert(sql).execute(attempt);
}

const attemptInsert = prepared((sql) =>
  sql.insert(payAttempts).values(placeholdersOf(payAttempts)).prepare('orders_insert_attempt'),
);

export async function findAttempt(sql: Sql, attemptId: string): Promise<Attempt | null> {
  const [row] = await attemptFind(sql).execute({ attemptId });
  return row ?? null;
}

const attemptFind = prepared((sql) =>
  sql
    .select()
    .from(payAttempts)
    .where(eq(payAttempts.attemptId, query.placeholder('attemptId')))
    .prepare('orders_find_attempt'),
);

/** Returns the attempt with a number at a provider. */
export async function findAttemptNumbered(
  sql: Sql,
  channel: Attempt['channel'],
  outTradeNo: string,
): Promise<Attempt | null> {
  const where = and(eq(payAttempts.outTradeNo, outTradeNo), eq(payAttempts.channel, channel));
  const [row] = await sql.select().from(payAttempts).where(where);
  return row ?? null;
}

/** Returns the attempt that is paid by an invoice of a card subscription. */
export async function findAttemptOfInvoice(sql: Sql, invoiceRef: string): Promise<Attempt | null> {
  const where = and(eq(payAttempts.providerRef, invoiceRef), eq(payAttempts.way, invoiceWay));
  const [row] = await sql.select().from(payAttempts).where(where);
  return row ?? null;
}

/** Attempts of an order, oldest first. */
export async function findAttemptsOf(sql: Sql, orderNo: string): Promise<Attempt[]> {
  return sql.select().from(payAttempts).where(eq(payAttempts.orderNo, orderNo)).orderBy(asc(payAttempts.seq));
}

/** Attempts of an order, locked until the transaction ends. Lock the order first. */
export async function lockAttemptsOf(sql: Sql, orderNo: string): Promise<Attempt[]> {
  return attemptsLock(sql).execute({ orderNo });
}

const attemptsLock = prepared((sql) =>
  sql
    .select()
    .from(payAttempts)
    .where(eq(payAttempts.orderNo, query.placeholder('orderNo')))
    .orderBy(asc(payAttempts.seq))
    .for('no key update')
    .prepare('orders_lock_attempts'),
);

export async function changeAttempt(
  sql: Sql,
  attemptId: string,
  change: Partial<Pick<Attempt, 'state' | 'handle' | 'providerRef' | 'absentSince' | 'polls'>>,
): Promise<void> {
  const { state, ...others } = change;
  if (state !== undefined && Object.keys(others).length === 0)
    await setAttemptState(sql, { attemptId, state });
  else await sql.update(payAttempts).set(change).where(eq(payAttempts.attemptId, attemptId));
}

/** Opens an attempt that is being created, and returns it; null in any other state. */
export async function openNewAttempt(
  sql: Sql,
  attemptId: string,
  change: Partial<Pick<Attempt, 'handle' | 'providerRef' | 'absentSince'>>,
): Promise<Attempt | null> {
  const isNew = and(eq(payAttempts.attemptId, attemptId), eq(payAttempts.state, 'creating'));
  const [row] = await sql
    .update(payAttempts)
    .set({ ...change, state: 'open' })
    .where(isNew)
    .returning();
  return row ?? null;
}

export async function setAttemptState(
  sql: Sql,
  attempt: Pick<Attempt, 'attemptId' | 'state'>,
): Promise<void> {
  await stateUpdate(sql).execute(attempt);
}

const stateUpdate = prepared((sql) => {
  const { attemptId, state } = placeholdersOf(payAttempts);
  return sql
    .update(payAttempts)
    .set({ state: query`${state}` })
    .where(eq(payAttempts.attemptId, attemptId))
    .prepare('orders_set_attempt_state');
});
