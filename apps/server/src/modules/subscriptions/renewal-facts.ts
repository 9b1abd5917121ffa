import { type RenewalFacts, renewalAmount, renewalRules } from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { AgreementChannel, AgreementReference } from '../../ports/agreement-channel.ts';
import { currentPrice } from '../membership/index.ts';
import { findCharges, findNotices, type Subscription } from './store.ts';

/** The ways to announce a charge, in the order in which they are used. */
export const noticeWays = ['mail', 'page'] as const;

/** The channel of a subscription; throws while it is off, because what runs there must not be forgotten. */
export function requireChannel(
  { agreements }: Pick<Deps, 'agreements'>,
  { channel }: Pick<Subscription, 'channel'>,
): AgreementChannel {
  const found = channel === 'stripe' ? null : agreements[channel];
  if (!found) throw new Error(`Agreements of ${channel} are off, and a subscription needs them`);
  return found;
}

/** What names the agreement of a subscription at its provider. */
export function referenceOf({ merchant, app, agreementNo, agreementRef }: Subscription): AgreementReference {
  return { target: { merchant, app }, agreementNo, agreementRef };
}

/** What the next step of a subscription follows from. */
export async function readFacts(
  sql: Sql,
  subscription: Subscription,
  { chargeDays, announceDays }: Pick<AgreementChannel, 'chargeDays' | 'announceDays'>,
): Promise<RenewalFacts> {
  const { subscriptionId, state, periodNo, periodEnd, announcedAt, graceAfter } = subscription;
  const next = periodNo + 1;
  const time = (at: number | null): Instant | null => (at === null ? null : instant(at));
  const notices = await findNotices(sql, subscriptionId, next);
  const tries = await findCharges(sql, subscriptionId, next);
  return {
    ...{
      state,
      periodNo,
      periodEnd: time(periodEnd),
      announcedAt: time(announcedAt),
      chargeDays,
      announceDays,
    },
    notices: notices.map(({ sentAt, receiptAt }) => ({
      sentAt: instant(sentAt),
      receiptAt: time(receiptAt),
    })),
    ways: noticeWays.length,
    tries: tries.map(({ startedAt, outcome }) => ({ startedAt: instant(startedAt), outcome })),
    hasGrace: graceAfter === periodNo && periodNo > 0,
    jitter: jitterOf(subscriptionId),
  };
}

/** Spreads charges over the day, always in the same way for one subscription. */
export function jitterOf(subscriptionId: string): number {
  return Number.parseInt(subscriptionId.replaceAll('-', '').slice(-6), 16) % renewalRules.spread;
}

/** What the next period costs, with the price that it follows from. */
export async function nextAmount(
  sql: Sql,
  { itemId, amount, currency }: Pick<Subscription, 'itemId' | 'amount' | 'currency'>,
  now: Instant,
): Promise<{ readonly amount: number; readonly priceId: string | null }> {
  const price = await currentPrice(sql, { itemId, campaignId: null }, now);
  return {
    amount: renewalAmount(amount, price?.currency === currency ? price.amount : null),
    priceId: price?.id ?? null,
  };
}
