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
import { findCharges } from './charges/store.ts';
import { findNotices, type RenewalNotice, type Subscription, wasPriceNotified } from './store.ts';

/** The ways of announcing a charge in order, beginning with the one that the payer chose. */
export function noticeWaysOf({ noticeWay }: Pick<Subscription, 'noticeWay'>) {
  return noticeWay === 'sms' ? (['sms', 'mail', 'page'] as const) : (['mail', 'sms', 'page'] as const);
}

/** Returns the channel of a subscription. Throws while the channel is off, so that the due row is retried. */
export function requireChannel(
  { agreements }: Pick<Deps, 'agreements'>,
  { channel }: Pick<Subscription, 'channel'>,
): AgreementChannel {
  const found = channel === 'stripe' ? null : agreements[channel];
  if (!found) throw new Error(`Agreements of ${channel} are off, and a subscription needs them`);
  return found;
}

/** Whether an agreement that was signed for a lower amount can charge this one. */
export function canRaise(
  { name, raises }: Pick<AgreementChannel, 'name' | 'raises'>,
  { months, currency }: Pick<Subscription, 'months' | 'currency'>,
  amount: number,
): boolean {
  return raises && isRenewable(name, { months, amount, currency });
}

/** Returns the reference of an agreement at its provider. */
export function referenceOf({ merchant, app, agreementNo, agreementRef }: Subscription): AgreementReference {
  return { target: { merchant, app }, agreementNo, agreementRef };
}

/**
 * The facts that determine the next step of a subscription, with the rows that they were read from. Rows that do not matter in its
 * state are not read.
 */
export interface ReadFacts extends RenewalFacts {
  /** Announcements of the next period, oldest first. */
  readonly announced: readonly RenewalNotice[];
  /** The price of the next period; null in states in which it has no effect. */
  readonly next: NextAmount | null;
}

/** Reads the facts that determine the next step of a subscription. */
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
  // The first period is charged without an announcement. A later one has no charge before it is announced, and is charged at
  // the announced amount. While a charge is open, only the end of the period matters.
  const isUnannounced = periodNo > 0 && state === 'active';
  const isOpen = state === 'charging';
  const [announced, tries, next] = await together([
    periodNo > 0 && !isOpen ? findNotices(sql, subscriptionId, nextNo) : [],
    isUnannounced || isOpen ? [] : findCharges(sql, subscriptionId, nextNo),
    isUnannounced ? nextAmount(sql, subscription, now) : null,
  ]);
  const toAgree = announced.length === 0 ? (next?.toAgree ?? null) : null;
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
    rise:
      toAgree === null ? null : { isNotified: await wasPriceNotified(sql, subscriptionId, nextNo, toAgree) },
    tries: tries.map(({ startedAt, outcome }) => ({ startedAt: instant(startedAt), outcome })),
    hasGrace: graceAfter === periodNo && periodNo > 0,
    jitter: jitterOf(subscriptionId),
  };
}

/** Minutes by which the charges of a subscription are delayed, to spread charges over the day. Constant per subscription. */
export function jitterOf(subscriptionId: string): number {
  return Number.parseInt(subscriptionId.replaceAll('-', '').slice(-6), 16) % renewalRules.spread;
}

/** The price of the next period. */
export interface NextAmount {
  readonly amount: number;
  /** A price above the agreed amount, which needs consent before a charge; otherwise null. */
  readonly toAgree: number | null;
  readonly priceId: string | null;
}

/** Computes the price of the next period from the known prices at the time of its charge. */
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
