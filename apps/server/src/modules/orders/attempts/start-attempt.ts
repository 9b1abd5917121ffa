import { AppError } from '@inkstone/contracts';
import { hasPayment } from '@inkstone/domain/orders';
import { instant, later, minute, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type {
  CreateResult,
  PayChannel,
  PayChannelName,
  PayHandle,
  PayWay,
} from '../../../ports/pay-channel.ts';
import { closeAttempt } from '../close-order.ts';
import { outTradeNoOf } from '../order-number.ts';
import { findAccountOf, lockOrder, type Order } from '../store.ts';
import { recordEvent } from './record-event.ts';
import { type Attempt, insertAttempt, lockAttemptsOf, queryAttemptKind } from './store.ts';

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'config' | 'pay'>;

/** Delay of the first query of a provider after the creation of an attempt, in ms. */
const firstQuery = 30 * second;

/** How long the URL of a phone payment page is reused, in ms: WeChat's are valid for five minutes. */
const addressLength = 4 * minute;

/** A requested payment of an order. */
export interface PaymentAttemptInput {
  readonly orderNo: string;
  readonly channel: PayChannelName;
  readonly way: PayWay;
  readonly payer: string | null;
  readonly clientAddress: string;
  /** What the payer reads at the provider. */
  readonly subject: string;
  /** Where the provider sends the browser afterwards. */
  readonly returnUrl: string;
}

/** An attempt that can be paid. */
export interface OpenAttempt {
  readonly attemptId: string;
  readonly handle: PayHandle;
}

/**
 * Creates a payment at a provider for an order of the account, or returns the open one. Throws
 * `pay_unavailable` if the provider does not confirm the creation in time; an unknown outcome is queried
 * later.
 */
export async function startAttempt(
  deps: AttemptDeps,
  accountId: string,
  input: PaymentAttemptInput,
): Promise<OpenAttempt> {
  const channel = deps.pay[input.channel];
  if (!channel?.ways.includes(input.way)) throw new AppError('pay_way_off');
  const attempt = await beginAttempt(deps, accountId, input, channel);
  if (attempt.handle !== null) return { attemptId: attempt.attemptId, handle: JSON.parse(attempt.handle) };
  return recordCreation(deps, attempt, await callProvider(deps, channel, attempt, input));
}

async function beginAttempt(
  { db, clock, ids }: AttemptDeps,
  accountId: string,
  input: PaymentAttemptInput,
  channel: PayChannel,
): Promise<Attempt> {
  return db.transact(async ({ sql }) => {
    const order = await requirePayable(sql, accountId, input.orderNo, clock.now());
    if (!channel.currencies.includes(order.currency)) throw new AppError('pay_way_off');
    const attempts = await lockAttemptsOf(sql, order.orderNo);
    const { merchant, app } = channel.targetOf(input.way);
    const open = attempts.filter(
      (one) =>
        one.state === 'open' &&
        [one.channel, one.way, one.merchant, one.app].join() ===
          [input.channel, input.way, merchant, app].join(),
    );
    const usable = open.find((one) => isUsable(one, input, clock.now()));
    if (usable) return usable;
    // Prevents payment of both the previous attempt and the new one.
    for (const one of open) await closeAttempt(sql, one, clock.now());
    const seq = attempts.length + 1;
    if (seq > 99) throw new AppError('order_closed');
    const attempt: Attempt = {
      ...{ attemptId: ids.next(), orderNo: order.orderNo, seq, outTradeNo: outTradeNoOf(order.orderNo, seq) },
      ...{ channel: input.channel, way: input.way, merchant, app, amount: order.payable },
      ...{ currency: order.currency, state: 'creating', providerRef: '', handle: null },
      ...{ absentSince: null, polls: 0, createdAt: clock.now(), expiresAt: order.expiresAt },
    };
    await insertAttempt(sql, attempt);
    const at = later(clock.now(), firstQuery);
    await scheduleDue(sql, { kind: queryAttemptKind, ref: attempt.attemptId, at });
    return attempt;
  });
}

/** Whether the payment data sent to a client before can be sent again. */
function isUsable({ handle, way, createdAt }: Attempt, { payer }: PaymentAttemptInput, now: number): boolean {
  // Payment data for a known payer are not reused, because the next payer may be another person.
  if (handle === null || payer !== null) return false;
  return way !== 'h5' || now - createdAt < addressLength;
}

async function requirePayable(sql: Sql, accountId: string, orderNo: string, now: number): Promise<Order> {
  const order = await lockOrder(sql, orderNo);
  if (!order || (await findAccountOf(sql, order.buyerId)) !== accountId)
    throw new AppError('order_not_found');
  if (hasPayment(order.state)) throw new AppError('order_paid');
  if (order.state !== 'unpaid' || now >= order.expiresAt) throw new AppError('order_closed');
  return order;
}

function callProvider(
  { config }: AttemptDeps,
  channel: PayChannel,
  attempt: Attempt,
  { way, payer, clientAddress, subject, returnUrl }: PaymentAttemptInput,
): Promise<CreateResult> {
  const { merchant, app, outTradeNo, amount, currency, expiresAt } = attempt;
  return channel
    .create({
      ...{ target: { merchant, app }, way, outTradeNo, amount, currency, subject, payer, clientAddress },
      ...{ expiresAt: instant(expiresAt), returnUrl },
      noticeUrl: `${config.baseUrl}/api/pay/notice/${channel.name}`,
    })
    .catch((error): CreateResult => ({ kind: 'unknown', detail: String(error) }));
}

async function recordCreation(
  deps: AttemptDeps,
  attempt: Attempt,
  result: CreateResult,
): Promise<OpenAttempt> {
  const { attemptId, channel } = attempt;
  if (result.kind === 'created') {
    const { handle, providerRef } = result;
    const after = await recordEvent(deps, attempt, 'opened', { handle: JSON.stringify(handle), providerRef });
    if (after.state === 'open') return { attemptId, handle };
    throw new AppError('pay_unavailable');
  }
  await recordEvent(deps, attempt, result.kind === 'refused' ? 'refused' : 'lost');
  deps.log.warn('a payment could not be created', {
    channel,
    kind: result.kind,
    providerCode: result.detail,
  });
  throw new AppError('pay_unavailable');
}
