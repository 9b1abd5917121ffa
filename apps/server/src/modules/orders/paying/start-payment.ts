import { AppError } from '@inkstone/contracts';
import { hasPayment } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Origin } from '../../../platform/http/who.ts';
import type { PayChannelName, PayHandle, PayWay } from '../../../ports/pay-channel.ts';
import { readItems } from '../../membership/index.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import type { Order } from '../store.ts';
import { subjectOf } from './pay-subject.ts';
import { isPayerNeeded, waysOf } from './pay-ways.ts';

/** A requested payment of a payable order. */
export interface PaymentInput {
  /** The account of the buyer; the payer may be another person. */
  readonly buyer: string;
  readonly order: Order;
  readonly channel: PayChannelName;
  readonly way: PayWay;
  /** Code of the wallet's authorisation. */
  readonly code?: string | undefined;
  /** URL to which the provider redirects the browser. The redirect is no proof of payment. */
  readonly returnUrl: string;
}

/** Throws if an order cannot be paid. `startAttempt` checks again under a lock. */
export function requirePayable({ state, expiresAt }: Order, now: Instant): void {
  if (hasPayment(state)) throw new AppError('order_paid');
  if (state !== 'unpaid' || now >= expiresAt) throw new AppError('order_closed');
}

/** Starts a payment and returns what the payer's device needs. */
export async function startPayment(
  deps: Deps,
  { address, locale }: Pick<Origin, 'address' | 'locale'>,
  { buyer, order, channel, way, code, returnUrl }: PaymentInput,
): Promise<PayHandle> {
  requirePayable(order, deps.clock.now());
  const driver = deps.pay[channel];
  if (!driver || !waysOf(driver).includes(way)) throw new AppError('pay_way_off');
  const payer = isPayerNeeded(way) ? await identifyPayer(deps, channel, way, code) : null;
  const item = (await readItems(deps.db.sql)).find(({ id }) => id === order.itemId);
  if (!item) throw new Error(`The item ${order.itemId} is missing`);
  const { handle } = await startAttempt(deps, buyer, {
    ...{ orderNo: order.orderNo, channel, way, payer, returnUrl },
    // Providers reject IPv4-mapped IPv6 addresses.
    clientAddress: address.replace(/^::ffff:/i, ''),
    subject: await subjectOf(item, order.quantity, locale),
  });
  return handle;
}

/** Identifies the payer by the authorisation code of the wallet, which can be used once. */
async function identifyPayer(
  { pay, log }: Deps,
  channel: PayChannelName,
  way: PayWay,
  code: string | undefined,
): Promise<string> {
  if (code === undefined) throw new AppError('payer_unknown');
  const found = await pay[channel]?.wallet?.payerOf(way, code);
  if (found?.kind === 'found') return found.payer;
  log.warn('a payer could not be identified', { channel, kind: found?.kind, providerCode: found?.detail });
  throw new AppError(found?.kind === 'unknown' ? 'pay_unavailable' : 'payer_unknown');
}
