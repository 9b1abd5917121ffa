import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/subscriptions';
import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import { isChargeTime, isRenewable, plannedCharge } from '@inkstone/domain/subscriptions';
import { type Instant, later, minute } from '@inkstone/kernel';
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
  linkOrder,
  lockOrder,
  type Order,
  requireOwnOrder,
  requirePayable,
  subjectOf,
} from '../orders/index.ts';
import { offerCard } from './cards/offer.ts';
import { requireOwn } from './list-subscriptions.ts';
import { findRenewable, monthsOf } from './renewable-plan.ts';
import { referenceOf } from './renewal-facts.ts';
import { wantEnd } from './steps/end.ts';
import { runSubscription } from './steps/run-subscription.ts';
import { findSubscription, insertSubscription, type Subscription } from './store.ts';
import { viewSubscription } from './view.ts';

type Terms = typeof contract.renewalTerms;
type Signing = typeof contract.alipaySubscription | typeof contract.wechatSubscription;
type Checking = typeof contract.checkSubscription;

/** Tells through which channels a plan can renew, and what the next period costs. */
export const renewalTerms: UseCase<Terms, ReplyOf<Terms>> = async (deps, { accountId }, { plan }) => {
  const now = deps.clock.now();
  const item = await findItem(deps.db.sql, plan);
  if (!item) throw new AppError('plan_not_for_sale');
  const offered = await offerOf(deps, accountId, item, now);
  const card = await offerCard(deps, accountId, item);
  const byCard = card.kind === 'offer' ? card : null;
  const months = monthsOf(item) ?? 1;
  const first = offered?.channels[0];
  const end = addMonths(now, months, dayOfMonth(now));
  const agreements = (offered?.channels ?? []).map((channel) => ({
    ...{ channel: channel.name, ways: [...channel.signWays], isSimulated: channel.isSimulated },
    nextAt: plannedCharge(end, channel, 0),
  }));
  const cards = byCard
    ? [{ channel: 'stripe' as const, ways: ['card' as const], isSimulated: byCard.isSimulated, nextAt: end }]
    : [];
  return {
    channels: [...agreements, ...cards],
    ...{ months, amount: offered?.amount ?? byCard?.amount ?? 0, currency: byCard?.currency ?? 'CNY' },
    nextAt: plannedCharge(end, first ?? { chargeDays: [0], announceDays: null }, 0),
  };
};

interface Offer {
  readonly channels: readonly AgreementChannel[];
  readonly amount: number;
}

/** The agreements that can renew an item for an account; null where it is not sold, or renewed already. */
async function offerOf(deps: Deps, accountId: string, item: Item, now: Instant): Promise<Offer | null> {
  const plan = await findRenewable(deps, accountId, item, now);
  if (plan.kind === 'none' || plan.currency !== 'CNY') return null;
  const { months, amount, currency } = plan;
  const channels = Object.values(deps.agreements).filter(
    (channel): channel is AgreementChannel =>
      channel !== null &&
      isRenewable(channel.name, { months, amount, currency }) &&
      channel.renews({ itemId: item.id, months, amount, currency }) &&
      (channel.worksAtNight || isChargeTime(now)),
  );
  return { channels, amount };
}

/** Lets the payer of an order agree at a provider to its renewal. The same order and channel give the same agreement. */
export function sign<E extends Signing>(name: AgreementChannelName): UseCase<E, ReplyOf<Signing>> {
  return async (deps: Deps, who: Member, { orderNo, way }: CheckedInputOf<Signing>) => {
    const now = deps.clock.now();
    const order = await requireOwnOrder(deps.db.sql, who.accountId, orderNo);
    requirePayable(order, now);
    const item = await findItem(deps.db.sql, order.itemId);
    if (!item) throw new Error(`The item ${order.itemId} is missing`);
    const offer = await offerOf(deps, who.accountId, item, now);
    if (!offer) throw new AppError(monthsOf(item) === null ? 'not_renewable' : 'already_subscribed');
    const channel = offer.channels.find((one) => one.name === name);
    if (!channel || order.quantity !== 1 || order.currency !== 'CNY' || order.payable > offer.amount)
      throw new AppError('not_renewable');
    if (!channel.signWays.includes(way)) throw new AppError('pay_way_off');
    const begun = await begin(deps, { order, item, channel, amount: offer.amount, currency: 'CNY' });
    return request(deps, who, { begun, item, channel, way, expiresAt: order.expiresAt });
  };
}

interface Beginning {
  readonly order: Order;
  readonly item: Item;
  readonly channel: { readonly name: Subscription['channel']; readonly target: PayTarget };
  readonly amount: number;
  readonly currency: Subscription['currency'];
}

/** The subscription that an order begins: the one that is being agreed to through this channel, or a new one. */
export async function begin(
  deps: Deps,
  { order, item, channel, amount, currency }: Beginning,
): Promise<Subscription> {
  const former = order.subscriptionId && (await findSubscription(deps.db.sql, order.subscriptionId));
  if (former && former.state === 'signing' && former.channel === channel.name) return former;
  if (former && former.state !== 'signing' && former.state !== 'ended')
    throw new AppError('already_subscribed');
  if (former) await wantEnd(deps, former.subscriptionId, 'replaced');
  return deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const locked = await lockOrder(sql, order.orderNo);
    if (!locked || locked.subscriptionId !== order.subscriptionId) throw new AppError('already_subscribed');
    requirePayable(locked, now);
    const subscriptionId = deps.ids.next();
    const made: Subscription = {
      ...{ subscriptionId, buyerId: order.buyerId, channel: channel.name, itemId: item.id, amount },
      ...{ tier: item.kind === 'vip' ? item.tier : 'plus', months: monthsOf(item) ?? 1, currency },
      ...{
        state: 'signing',
        ...channel.target,
        agreementNo: agreementNoOf(subscriptionId),
        agreementRef: '',
      },
      ...{ orderNo: order.orderNo, createdAt: now, signedAt: null, anchorDay: null, periodNo: 0 },
      ...{ periodStart: null, periodEnd: null, nextChargeAt: null, announcedAt: null, graceAfter: 0 },
      ...{ fault: '', endReason: null, endedAt: null },
    };
    await insertSubscription(sql, made);
    await linkOrder(sql, order.orderNo, subscriptionId);
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, minute) });
    return made;
  });
}

/** Our number of an agreement: 32 digits and capital letters at most, which every provider takes. */
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
  log.warn('an agreement could not be begun', { channel: channel.name, detail: signed.detail });
  throw new AppError('pay_unavailable');
}

/** Asks the provider whether the payer has agreed, for a page that waits for it. */
export const checkSubscription: UseCase<Checking, ReplyOf<Checking>> = async (
  deps,
  { accountId },
  { subscriptionId },
) => {
  const before = await requireOwn(deps, accountId, subscriptionId);
  if (before.periodNo === 0)
    await runSubscription(deps, subscriptionId).catch((error) =>
      deps.log.warn('an agreement could not be checked', { subscriptionId, error }),
    );
  const after = await requireOwn(deps, accountId, subscriptionId);
  return viewSubscription(deps.db.sql, after, deps.clock.now());
};
