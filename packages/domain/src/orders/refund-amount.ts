import { allow, day, type Instant, later, type Result, refuse } from '@inkstone/kernel';
import { type RefundState, takesMoney } from './refund-state.ts';

/** Maximum number of refunds of a payment at WeChat Pay; applied to all providers. */
export const mostRefunds = 50;

/** A payment with its refunds, in minor units of one currency. */
export interface RefundedPayment {
  readonly amount: number;
  /** Amount credited to upgrades, which cannot be refunded too. */
  readonly creditUsed?: number;
  readonly refunds: readonly { readonly amount: number; readonly state: RefundState }[];
}

/** Why a refund is refused. `left`: the amount that can still be returned, in minor units. */
export type RefundFault =
  | { readonly fault: 'above_payment'; readonly left: number }
  | { readonly fault: 'too_many'; readonly most: number };

/** Returns the part of a payment without completed or pending refunds and credits. Never negative. */
export function refundable({ amount, creditUsed = 0, refunds }: RefundedPayment): number {
  const taken = refunds.filter(({ state }) => takesMoney(state));
  return Math.max(0, amount - creditUsed - taken.reduce((sum, refund) => sum + refund.amount, 0));
}

/** Allows or refuses a refund of a payment: at most the remaining amount, and at most `mostRefunds` refunds. */
export function allowRefund(payment: RefundedPayment, wanted: number): Result<void, RefundFault> {
  const left = refundable(payment);
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left)
    return refuse({ fault: 'above_payment', left });
  if (payment.refunds.length >= mostRefunds) return refuse({ fault: 'too_many', most: mostRefunds });
  return allow(undefined);
}

/**
 * Returns the amount above which a refund requires approval by a second staff member, in minor units of a
 * currency. 0 for a currency without a limit, so that every refund requires it.
 */
export function approvalLimit(limits: Readonly<Record<string, number>>, currency: string): number {
  return Object.hasOwn(limits, currency) ? (limits[currency] ?? 0) : 0;
}

/**
 * Unused share of a purchase, in one unit (ms or words): `unused` of `whole`, the used and unused amount.
 * Excludes what an earlier refund revoked.
 */
export interface UnusedShare {
  readonly unused: number;
  readonly whole: number;
}

/** Returns the value of the unused share of the remaining payment, rounded down to the minor unit. */
export function refundValue(net: number, { unused, whole }: UnusedShare): number {
  if (net <= 0 || whole <= 0 || unused <= 0) return 0;
  return unused >= whole ? net : Number((BigInt(net) * BigInt(unused)) / BigInt(whole));
}

/**
 * Returns how much of the unused share a refund revokes: proportional to its value, rounded up. All of it if
 * the refund leaves no payment, or exceeds the value of the unused share.
 */
export function takenBack(amount: number, net: number, share: UnusedShare): number {
  const unused = Math.max(0, share.unused);
  const value = refundValue(net, share);
  if (amount >= net || amount >= value) return unused;
  return Number((BigInt(unused) * BigInt(amount) + BigInt(value) - 1n) / BigInt(value));
}

/** The published rule: everything within `days` of the payment, if less than `usedPercent` of the term was used. */
export interface RefundRule {
  readonly days: number;
  readonly usedPercent: number;
}

/** Returns until when a buyer can refund a purchase without approval. */
export function windowEnd(rule: RefundRule, paidAt: Instant): Instant {
  return later(paidAt, rule.days * day);
}

/**
 * Returns why a buyer cannot refund a purchase without approval; null if it is possible. `used` and `whole`
 * are in words.
 */
export function findWindowFault(
  rule: RefundRule,
  { paidAt, used, whole }: { readonly paidAt: Instant; readonly used: number; readonly whole: number },
  now: Instant,
): 'too_late' | 'used' | null {
  if (now >= windowEnd(rule, paidAt)) return 'too_late';
  const isHardlyUsed = used === 0 || BigInt(used) * 100n < BigInt(whole) * BigInt(rule.usedPercent);
  return isHardlyUsed ? null : 'used';
}
