import {
  isRenewable,
  priceToAgree,
  type RenewalFacts,
  renewalAmount,
  renewalRules,
} from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { together } from '../../platform/db/statements.ts';
import type { AgreementChannel, AgreementReference } from '../../ports/agreement-channel.ts';
import { currentPrice } from '../membership/index.ts';
import { findCharges, findNotices, type RenewalNotice, type Subscription, wasPriceTold } from './store.ts';

/** The ways to announce a charge, in the order in which they are used: first the one that the payer chose. */
export function noticeWaysOf({ noticeWay }: Pick<Subscription, 'noticeWay'>) {
  return noticeWay === 'sms' ? (['sms', 'mail', 'page'] as const) : (['mail', 'sms', 'page'] as const);
}

/** The channel of a subscription; throws while it is off, because what runs there must not be forgotten. */
export function requireChannel(
  { agreements }: Pick<Deps, 'agreements'>,
  { channel }: Pick<Subscription, 'channel'>,
): AgreementChannel {
  const found = channel === 'stripe' ? null : agreements[channel];
  if (!found) throw new Error(`Agreements of ${channel} are off, and a subscription needs them`);
  return found;
}

/** Whether a higher amount can be charged by an agreement that was signed for a lower one. */
export function canRaise(
  { name, raises }: Pick<AgreementChannel, 'name' | 'raises'>,
  { months, currency }: Pick<Subscription, 'months' | 'currency'>,
  amount: number,
): boolean {
  return raises && isRenewable(name, { months, amount, currency });
}

/** What names the agreement of a subscription at its provider. */
export function referenceOf({ merchant, app, agreementNo, agreementRef }: Subscription): AgreementReference {
  return { target: { merchant, app }, agreementNo, agreementRef };
}

/** What the next step of a subscription follows from, with what it was read from. */
export interface ReadFacts extends RenewalFacts {
  /** Announcements of the next period, oldest first. */
  readonly announced: readonly RenewalNotice[];
  readonly next: NextAmount;
}

/** Reads what the next step of a subscription follows from. */
export async function readFacts(
  sql: Sql,
  subscription: Subscription,
  {
    chargeDays,
    announceDays,
    worksAtNight,
  }: Pick<AgreementChannel, 'chargeDays' | 'announceDays' | 'worksAtNight'>,
  now: Instant,
): Promise<ReadFacts> {
  const { subscriptionId, state, periodNo, periodEnd, announcedAt, graceAfter } = subscription;
  const nextNo = periodNo + 1;
  const time = (at: number | null): Instant | null => (at === null ? null : instant(at));
  const [announced, tries, next] = await together([
    findNotices(sql, subscriptionId, nextNo),
    findCharges(sql, subscriptionId, nextNo),
    nextAmount(sql, subscription, now),
  ]);
  const { toAgree } = next;
  return {
    announced,
    next,
    ...{
      state,
      periodNo,
      periodEnd: time(periodEnd),
      announcedAt: time(announcedAt),
      chargeDays,
      announceDays,
      worksAtNight,
    },
    notices: announced.map(({ sentAt, receiptAt }) => ({
      sentAt: instant(sentAt),
      receiptAt: time(receiptAt),
    })),
    ways: noticeWaysOf(subscription).length,
    rise: toAgree === null ? null : { isTold: await wasPriceTold(sql, subscriptionId, nextNo, toAgree) },
    tries: tries.map(({ startedAt, outcome }) => ({ startedAt: instant(startedAt), outcome })),
    hasGrace: graceAfter === periodNo && periodNo > 0,
    jitter: jitterOf(subscriptionId),
  };
}

/** Spreads charges over the day, always in the same way for one subscription. */
export function jitterOf(subscriptionId: string): number {
  return Number.parseInt(subscriptionId.replaceAll('-', '').slice(-6), 16) % renewalRules.spread;
}

/** What the next period costs. */
export interface NextAmount {
  readonly amount: number;
  /** A price above what was agreed, without consent to which nothing is charged; else null. */
  readonly toAgree: number | null;
  readonly priceId: string | null;
}

/** What the next period costs by the price that holds when it is to be charged, as far as it is known now. */
export async function nextAmount(
  sql: Sql,
  {
    itemId,
    amount: agreed,
    currency,
    nextChargeAt,
  }: Pick<Subscription, 'itemId' | 'amount' | 'currency' | 'nextChargeAt'>,
  now: Instant,
): Promise<NextAmount> {
  const at = instant(Math.max(now, nextChargeAt ?? now));
  const price = await currentPrice(sql, { itemId, campaignId: null }, at);
  const known = price?.currency === currency ? price.amount : null;
  return {
    amount: renewalAmount(agreed, known),
    toAgree: priceToAgree(agreed, known),
    priceId: price?.id ?? null,
  };
}
