import { isLive } from '@inkstone/domain/orders';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { PayHandle, PayTarget } from '../../../ports/pay-channel.ts';
import { recordEvent } from '../attempts/record-event.ts';
import {
  type Attempt,
  findAttemptsOf,
  insertAttempt,
  invoiceWay,
  lockAttemptsOf,
  queryAttemptKind,
} from '../attempts/store.ts';
import { outTradeNoOf } from '../order-number.ts';
import type { Order } from '../store.ts';

/** Delay of the first query of the provider about a payment, in ms. */
const firstQuery = 5 * second;

/** Returns the attempt that pays the first period of a card subscription; null if none can still be paid. */
export async function findFirstInvoice(
  { db }: Pick<Deps, 'db'>,
  orderNo: string,
): Promise<(Attempt & { readonly given: PayHandle | null }) | null> {
  const attempts = await findAttemptsOf(db.sql, orderNo);
  const found = attempts.find(({ way, state }) => way === invoiceWay && isLive(state) && state !== 'closing');
  return found ? { ...found, given: found.handle === null ? null : JSON.parse(found.handle) } : null;
}

/** Creates the attempt of the first payment of a locked order, before the provider is called. */
export async function beginFirstInvoice(
  deps: Pick<Deps, 'ids' | 'clock'>,
  sql: Sql,
  order: Order,
  target: PayTarget,
): Promise<Attempt> {
  const attempt = await add(deps, sql, order, { target, amount: order.payable, invoiceRef: '' });
  const at = later(deps.clock.now(), firstQuery);
  await scheduleDue(sql, { kind: queryAttemptKind, ref: attempt.attemptId, at });
  return attempt;
}

/** Creates the attempt of an invoice that has been paid, for a locked order. */
export async function addPaidInvoice(
  deps: Pick<Deps, 'ids' | 'clock'>,
  sql: Sql,
  order: Order,
  paid: { readonly target: PayTarget; readonly invoiceRef: string },
): Promise<Attempt> {
  const attempts = await lockAttemptsOf(sql, order.orderNo);
  const known = attempts.find(
    ({ way, providerRef }) => way === invoiceWay && providerRef === paid.invoiceRef,
  );
  return known ?? add(deps, sql, order, { ...paid, amount: order.payable });
}

async function add(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  sql: Sql,
  { orderNo, currency, expiresAt }: Order,
  { target, amount, invoiceRef }: { target: PayTarget; amount: number; invoiceRef: string },
): Promise<Attempt> {
  const seq = (await lockAttemptsOf(sql, orderNo)).length + 1;
  const attempt: Attempt = {
    ...{ attemptId: ids.next(), orderNo, seq, outTradeNo: outTradeNoOf(orderNo, seq), channel: 'stripe' },
    ...{ way: invoiceWay, merchant: target.merchant, app: target.app, amount, currency, state: 'creating' },
    ...{ providerRef: invoiceRef, handle: null, absentSince: null, polls: 0 },
    ...{ createdAt: clock.now(), expiresAt },
  };
  await insertAttempt(sql, attempt);
  return attempt;
}

/** Records the provider's reply to a first payment. Returns whether it can be paid. */
export async function recordFirstInvoice(
  deps: Pick<Deps, 'db' | 'clock'>,
  attempt: Attempt,
  made: { readonly invoiceRef: string; readonly handle: PayHandle } | 'refused' | 'lost',
): Promise<boolean> {
  if (typeof made === 'string') {
    await recordEvent(deps, attempt, made);
    return false;
  }
  const change = { providerRef: made.invoiceRef, handle: JSON.stringify(made.handle) };
  return (await recordEvent(deps, attempt, 'opened', change)).state === 'open';
}
