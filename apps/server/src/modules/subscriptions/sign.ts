import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/subscriptions';
import { later, minute } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import { scheduleDue } from '../../platform/due/index.ts';
import type { UseCase } from '../../platform/http/route.ts';
import type { Member } from '../../platform/http/who.ts';
import {
  type AgreementChannel,
  type AgreementChannelName,
  subscriptionKind,
} from '../../ports/agreement-channel.ts';
import type { PayTarget } from '../../ports/pay-channel.ts';
import { findItem, type Item } from '../membership/index.ts';
import {
  findOrder,
  linkOrder,
  lockOrder,
  type Order,
  requireOwnOrder,
  requirePayable,
  subjectOf,
} from '../orders/index.ts';
import { type GivenConsent, recordConsent, requireCurrentConsent } from './consents.ts';
import { offerOf } from './offer.ts';
import { findRenewable, monthsOf } from './renewable-plan.ts';
import { referenceOf } from './renewal-facts.ts';
import { requestEnd } from './steps/end.ts';
import { findSubscription, insertSubscription, type Subscription } from './store.ts';

type Signing = typeof contract.alipaySubscription | typeof contract.wechatSubscription;

/**
 * Starts an agreement at a provider for the renewal of an order, after the buyer has agreed here. Repeating the call with the same
 * order, channel and price returns the same agreement.
 */
export function sign<E extends Signing>(name: AgreementChannelName): UseCase<E, ReplyOf<Signing>> {
  return async (deps: Deps, who: Member, { orderNo, way, consent }: CheckedInputOf<Signing>) => {
    const now = deps.clock.now();
    const order = await requireOwnOrder(deps.db.sql, who.accountId, orderNo);
    requirePayable(order, now);
    const item = await findItem(deps.db.sql, order.itemId);
    if (!item) throw new Error(`The item ${order.itemId} is missing`);
    const plan = await findRenewable(deps, who.accountId, item, now);
    const offer = offerOf(deps, item, plan, now);
    if (!offer) throw new AppError(monthsOf(item) === null ? 'not_renewable' : 'already_subscribed');
    const channel = offer.channels.find((one) => one.name === name);
    const isOnItsTerms =
      order.quantity === 1 &&
      // An upgrade is one payment, as its page states.
      order.credit === 0 &&
      order.currency === 'CNY' &&
      order.payable <= offer.amount;
    if (!channel || !isOnItsTerms) throw new AppError('not_renewable');
    if (!channel.signWays.includes(way)) throw new AppError('pay_way_off');
    if (consent) requireCurrentConsent(deps, consent, offer.amount, now);
    const { locale } = who.origin;
    const begun = await begin(deps, {
      accountId: who.accountId,
      order,
      item,
      channel,
      amount: offer.amount,
      currency: 'CNY',
      consent: consent ?? null,
      locale,
    });
    return request(deps, who, { begun, item, channel, way, expiresAt: order.expiresAt });
  };
}

interface Beginning {
  readonly accountId: string;
  readonly order: Order;
  readonly item: Item;
  readonly channel: { readonly name: Subscription['channel']; readonly target: PayTarget };
  readonly amount: number;
  readonly currency: Subscription['currency'];
  readonly consent: GivenConsent | null;
  readonly locale: Locale;
}

/**
 * Returns the subscription that an order begins: the one that is being signed through this channel, or a new one. Of two
 * concurrent calls the later one returns the subscription of the other, or replaces it.
 */
export async function begin(deps: Deps, beginning: Beginning): Promise<Subscription> {
  const created = await tryToBegin(deps, beginning);
  if (created) return created;
  const order = await findOrder(deps.db.sql, beginning.order.orderNo);
  const again = order && (await tryToBegin(deps, { ...beginning, order }));
  if (!again) throw new AppError('already_subscribed');
  return again;
}

/** Returns null if another call has started an agreement for the order meanwhile. */
async function tryToBegin(deps: Deps, beginning: Beginning): Promise<Subscription | null> {
  const { order, channel, amount, consent, locale } = beginning;
  const former = order.subscriptionId && (await findSubscription(deps.db.sql, order.subscriptionId));
  const isSame = former && former.channel === channel.name && (!consent || former.amount === amount);
  if (former && former.state === 'signing' && isSame) return former;
  if (!consent) throw new AppError('renewal_not_agreed');
  if (former && former.state !== 'signing' && former.state !== 'cancel_wanted' && former.state !== 'ended')
    throw new AppError('already_subscribed');
  if (former) await requestEnd(deps, former.subscriptionId, 'replaced');
  const [noticeWay = 'mail'] = await deps.reachOf(beginning.accountId);
  return deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const locked = await lockOrder(sql, order.orderNo);
    if (!locked || locked.subscriptionId !== order.subscriptionId) return null;
    requirePayable(locked, now);
    const created = createSubscription(deps.ids.next(), { ...beginning, noticeWay }, now);
    const { subscriptionId } = created;
    await insertSubscription(sql, created);
    await recordConsent(deps, sql, created, { kind: 'begin', amount, locale });
    await linkOrder(sql, order.orderNo, subscriptionId);
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, minute) });
    return created;
  });
}

function createSubscription(
  subscriptionId: string,
  { order, item, channel, amount, currency, noticeWay }: Beginning & Pick<Subscription, 'noticeWay'>,
  createdAt: number,
): Subscription {
  return {
    ...{ subscriptionId, buyerId: order.buyerId, channel: channel.name, itemId: item.id, amount },
    ...{ tier: item.kind === 'vip' ? item.tier : 'plus', months: monthsOf(item) ?? 1, currency },
    ...{ state: 'signing', ...channel.target, agreementNo: agreementNoOf(subscriptionId), agreementRef: '' },
    ...{ orderNo: order.orderNo, createdAt, signedAt: null, anchorDay: null, periodNo: 0 },
    ...{ periodStart: null, periodEnd: null, nextChargeAt: null, announcedAt: null, graceAfter: 0 },
    ...{ fault: '', endReason: null, endedAt: null, noticeWay },
  };
}

/** Our number of an agreement: at most 32 digits and capital letters, which every provider accepts. */
function agreementNoOf(subscriptionId: string): string {
  return `A${subscriptionId.replaceAll('-', '').slice(1).toUpperCase()}`;
}

interface Requesting {
  readonly begun: Subscription;
  readonly item: Item;
  readonly channel: AgreementChannel;
  readonly way: Parameters<AgreementChannel['sign']>[0]['way'];
  readonly expiresAt: number;
}

async function request(
  { config, clock, log }: Deps,
  { origin }: Member,
  { begun, item, channel, way, expiresAt }: Requesting,
): Promise<ReplyOf<Signing>> {
  const { subscriptionId, months, amount, currency, itemId, orderNo } = begun;
  const signed = await channel.sign(
    {
      ...{ ...referenceOf(begun), way, itemId, months, amount, currency, displayName: 'Inkstone' },
      subject: await subjectOf(item, 1, origin.locale),
      clientAddress: origin.address.replace(/^::ffff:/i, ''),
      noticeUrl: `${config.baseUrl}/api/pay/notice/${channel.name}`,
      returnUrl: `${config.baseUrl}/vipV2/mobilePayOrderStatus?order=${orderNo}`,
    },
    clock.now(),
  );
  if (signed.kind === 'created') return { subscriptionId, handle: signed.handle, expiresAt };
  log.warn('an agreement could not be begun', { channel: channel.name, providerCode: signed.detail });
  throw new AppError('pay_unavailable');
}
