import { day, type Instant, instant, later, shanghaiDay } from '@inkstone/kernel';
import { minuteOfDay, timeOnDay } from './shanghai-days.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** Rules of renewals. Days are those of Asia/Shanghai, times of day are minutes after midnight there. */
export const renewalRules = {
  /**
   * Days before a charge at which it is announced, and at which it is announced by another way if the first one had no receipt.
   */
  noticeDays: 6,
  /** Days before the charge at which a higher price is announced. */
  priceDays: 14,
  noticeTime: 10 * 60,
  otherWayDays: 5,
  otherWayTime: 20 * 60,
  /** Minimum days between the receipt of an announcement and the charge. */
  receiptDays: 5,
  maxTries: 3,
  /** Charges happen only between these times. */
  chargesFrom: 7 * 60,
  chargesTo: 22 * 60,
  /** The earliest planned time of a charge, and the time over which charges are spread. */
  firstChargeTime: 7 * 60 + 30,
  spread: 12 * 60,
  announceTime: 9 * 60,
  graceDays: 3,
} as const;

/** The days on which a channel accepts charges. */
export interface ChargeCalendar {
  /** Days on which a charge can be attempted, ascending, counted from the last day of the paid period. */
  readonly chargeDays: readonly number[];
  /** Days before the first charge by which the provider must be notified; null if no notification is required. */
  readonly announceDays: number | null;
  /** Whether the first charge, which the payer confirms, is possible outside charging hours. */
  readonly worksAtNight: boolean;
}

/** An announcement of the next charge. */
export interface SentNotice {
  readonly sentAt: Instant;
  /** Time of the proof of delivery; null without one. */
  readonly receiptAt: Instant | null;
}

/** An attempt to charge the period that is due. `failed` excludes another attempt. */
export interface ChargeTry {
  readonly startedAt: Instant;
  readonly outcome: 'open' | 'paid' | 'declined' | 'failed';
}

/** The facts that determine the next step of a renewal. Notices and tries belong to the period that is due. */
export interface RenewalFacts extends ChargeCalendar {
  readonly state: SubscriptionState;
  /** Number of paid periods. */
  readonly periodNo: number;
  /** End of the paid time; null before the first payment. */
  readonly periodEnd: Instant | null;
  readonly notices: readonly SentNotice[];
  /** A price above the agreed one that was not announced yet, and whether the payer was notified; null without one. */
  readonly rise: { readonly isNotified: boolean } | null;
  /** Number of ways to announce a charge. */
  readonly ways: number;
  /** When the provider was notified; null before that. */
  readonly announcedAt: Instant | null;
  readonly tries: readonly ChargeTry[];
  readonly hasGrace: boolean;
  /** Offset of this subscription's charges, in minutes from 0 to `renewalRules.spread`. */
  readonly jitter: number;
}

/** Reason why a period was not paid. */
export type LapseReason = 'no_receipt' | 'notice_late' | 'declined' | 'no_consent';

/**
 * The next action and its time. `tell_price`: notify the payer of a higher price, which needs consent. `notify`: announce the
 * charge by the way with this number. `announce`: notify the provider. `grace`: extend the benefits while a charge is open or
 * retried.
 */
export type RenewalStep =
  | { readonly do: 'tell_price'; readonly at: Instant }
  | { readonly do: 'notify'; readonly way: number; readonly at: Instant }
  | { readonly do: 'announce'; readonly chargeAt: Instant; readonly at: Instant }
  | { readonly do: 'charge'; readonly tryNo: number; readonly at: Instant }
  | { readonly do: 'grace'; readonly at: Instant }
  | { readonly do: 'lapse'; readonly reason: LapseReason; readonly at: Instant };

/** Returns the next step of a renewal; null if there is none. */
export function planRenewal(facts: RenewalFacts, now: Instant): RenewalStep | null {
  const { state, periodNo, periodEnd, tries, hasGrace } = facts;
  // A charge that is still open after the period may be paid later.
  if (state === 'charging')
    return periodNo === 0 || periodEnd === null || hasGrace ? null : { do: 'grace', at: periodEnd };
  if (state !== 'active' && state !== 'announced' && state !== 'retrying') return null;
  // The first charge follows immediately after the agreement, confirmed by the payer.
  if (periodNo === 0)
    return tries.length === 0
      ? { do: 'charge', tryNo: 1, at: facts.worksAtNight ? now : nextChargeTime(now) }
      : { do: 'lapse', reason: 'declined', at: now };
  if (periodEnd === null) return null;
  return planPeriod(facts, periodEnd, now);
}

/** Returns the planned time of the first charge after a period. */
export function plannedCharge(
  periodEnd: Instant,
  { chargeDays }: Pick<ChargeCalendar, 'chargeDays'>,
  jitter: number,
): Instant {
  return chargeTime(shanghaiDay(periodEnd) + (chargeDays[0] ?? 0), jitter);
}

function chargeTime(number: number, jitter: number): Instant {
  return timeOnDay(number, renewalRules.firstChargeTime + jitter);
}

function planPeriod(facts: RenewalFacts, periodEnd: Instant, now: Instant): RenewalStep {
  const { notices, tries, chargeDays, announceDays, jitter } = facts;
  const last = shanghaiDay(periodEnd);
  const first = last + (chargeDays[0] ?? 0);
  const receipt = notices.reduce<Instant | null>((best, { receiptAt }) => best ?? receiptAt, null);
  // An announced price is binding.
  if (facts.rise && notices.length === 0) return planRise(facts.rise.isNotified, { first, periodEnd });
  if (receipt === null) return planNotice(facts, { first, periodEnd });
  const receiptDay = shanghaiDay(receipt) + renewalRules.receiptDays;
  const usable = firstUsableDay(now);
  const announcedDay = facts.announcedAt === null ? usable : shanghaiDay(facts.announcedAt);
  const firstAllowedDay = announceDays === null ? 0 : announcedDay + announceDays;
  const lastTry = tries.at(-1);
  const after = lastTry ? shanghaiDay(lastTry.startedAt) + 1 : 0;
  const earliest = Math.max(receiptDay, firstAllowedDay, after, usable);
  const target = chargeDays.map((each) => last + each).find((number) => number >= earliest);
  const mayTry = tries.length < renewalRules.maxTries && lastTry?.outcome !== 'failed';
  if (target === undefined || !mayTry) return planEnd(facts, periodEnd, tries.length > 0);
  const planned = chargeTime(target, jitter);
  if (announceDays !== null && facts.announcedAt === null) {
    const at = timeOnDay(target - announceDays, renewalRules.announceTime);
    return { do: 'announce', chargeAt: planned, at: latest(at, now) };
  }
  // The benefits are extended until the planned charge.
  if (!facts.hasGrace && periodEnd <= planned) return { do: 'grace', at: periodEnd };
  return { do: 'charge', tryNo: tries.length + 1, at: latest(planned, now) };
}

/** Returns the number of today, or of tomorrow after the end of charging hours. Before they begin, today counts. */
function firstUsableDay(now: Instant): number {
  return shanghaiDay(now) + (minuteOfDay(now) >= renewalRules.chargesTo ? 1 : 0);
}

/** Returns `now` within charging hours, otherwise their next start. */
export function nextChargeTime(now: Instant): Instant {
  return isChargeTime(now) ? now : timeOnDay(firstUsableDay(now), renewalRules.chargesFrom);
}

/** Without consent to the higher price, nothing is announced and nothing is charged. */
function planRise(
  isNotified: boolean,
  { first, periodEnd }: { readonly first: number; readonly periodEnd: Instant },
): RenewalStep {
  const { priceDays, noticeTime } = renewalRules;
  return isNotified
    ? { do: 'lapse', reason: 'no_consent', at: periodEnd }
    : { do: 'tell_price', at: timeOnDay(first - priceDays, noticeTime) };
}

/** Returns when subscribers are notified of a price that has just changed: at the next time of day of notices. */
export function priceChangeCheckTime(now: Instant): Instant {
  const { noticeTime } = renewalRules;
  return timeOnDay(shanghaiDay(now) + (minuteOfDay(now) < noticeTime ? 0 : 1), noticeTime);
}

/** Returns the last time for consent to a higher price that leaves enough days between an announcement and a charge. */
export function lastTimeToAgree(
  periodEnd: Instant,
  { chargeDays }: Pick<ChargeCalendar, 'chargeDays'>,
): Instant {
  const { receiptDays, otherWayTime } = renewalRules;
  const first = shanghaiDay(periodEnd) + (chargeDays[0] ?? 0);
  return timeOnDay(first - receiptDays, otherWayTime);
}

function planNotice(
  { notices, ways }: RenewalFacts,
  { first, periodEnd }: { readonly first: number; readonly periodEnd: Instant },
): RenewalStep {
  if (notices.length >= ways) return { do: 'lapse', reason: 'no_receipt', at: periodEnd };
  const { noticeDays, noticeTime, otherWayDays, otherWayTime } = renewalRules;
  const at =
    notices.length === 0
      ? timeOnDay(first - noticeDays, noticeTime)
      : timeOnDay(first - otherWayDays, otherWayTime);
  return { do: 'notify', way: notices.length, at };
}

function planEnd({ hasGrace }: RenewalFacts, periodEnd: Instant, wasTried: boolean): RenewalStep {
  if (!wasTried) return { do: 'lapse', reason: 'notice_late', at: periodEnd };
  if (!hasGrace) return { do: 'grace', at: periodEnd };
  return { do: 'lapse', reason: 'declined', at: later(periodEnd, renewalRules.graceDays * day) };
}

function latest(a: Instant, b: Instant): Instant {
  return instant(Math.max(a, b));
}

/** Whether a renewal may be charged at this time of day. */
export function isChargeTime(at: Instant): boolean {
  const minutes = minuteOfDay(at);
  return minutes >= renewalRules.chargesFrom && minutes < renewalRules.chargesTo;
}
