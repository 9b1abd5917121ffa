import { allow, day, type Instant, later, type Result, refuse } from '@inkstone/kernel';
import { type RefundState, takesMoney } from './refund-state.ts';

/** Maximum number of refunds of a payment at WeChat Pay; applied to all providers. */
export const maxRefunds = 50;

/** A payment with its refunds, in minor units of one currency. */
export interface RefundedPayment {
  readonly amount: number;
  /** Amount credited to upgrades, which cannot be refunded as well. */
  readonly creditUsed?: number;
  readonly refunds: readonly { readonly amount: number; readonly state: RefundState }[];
}

/** Why a refund is refused. `left`: the amount that can still be returned, in minor units. */
export type RefundFault =
  | { readonly fault: 'above_payment'; readonly left: number }
  | { readonly fault: 'too_many'; readonly most: number };

/** Returns the amount of a payment less completed and pending refunds and credits. Never negative. */
export function refundable({ amount, creditUsed = 0, refunds }: RefundedPayment): number {
  const taken = refunds.filter(({ state }) => takesMoney(state));
  return Math.max(0, amount - creditUsed - taken.reduce((sum, refund) => sum + refund.amount, 0));
}

/** Allows or refuses a refund of a payment: at most the remaining amount, and at most `maxRefunds` refunds. */
export function allowRefund(payment: RefundedPayment, wanted: number): Result<void, RefundFault> {
  const left = refundable(payment);
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left)
    return refuse({ fault: 'above_payment', left });
  if (payment.refunds.length >= maxRefunds) return refuse({ fault: 'too_many', most: maxRefunds });
  return allow(undefined);
}

/** A refund with the staff members who requested and approved it; null for nobody. */
export interface DecidedRefund {
  readonly amount: number;
  readonly state: RefundState;
  readonly askedBy: string | null;
  readonly decidedBy: string | null;
}

/**
 * Returns the amount above which the next refund of a payment requires approval by a second staff member, in minor units: the
 * limit of the currency less what staff have returned without approval, so that several small refunds cannot avoid it. 0 for a
 * currency without a limit, so that every refund requires it.
 */
export function approvalLimit(
  limits: Readonly<Record<string, number>>,
  currency: string,
  refunds: readonly DecidedRefund[],
): number {
  const limit = Object.hasOwn(limits, currency) ? (limits[currency] ?? 0) : 0;
  const unapproved = refunds.filter(
    ({ state, askedBy, decidedBy }) =>
      takesMoney(state) && state !== 'wanted' && askedBy !== null && decidedBy === null,
  );
  return Math.max(0, limit - unapproved.reduce((sum, { amount }) => sum + amount, 0));
}

/**
 * Unused share of a purchase, in one unit (ms or words). `whole`: used and unused amount. `taken`: the amount revoked by earlier
 * refunds, which is contained in neither.
 */
export interface UnusedShare {
  readonly unused: number;
  readonly whole: number;
  readonly taken: number;
}

/** A payment minus its credit used by upgrades, and the amount returned by earlier refunds, in minor units. */
export interface ReturnedPayment {
  readonly paid: number;
  readonly returned: number;
}

/**
 * Returns the value of the unused share of what was paid and not returned, rounded down to the minor unit. It is computed from
 * the whole payment, so that it does not depend on how earlier refunds were rounded.
 */
export function refundValue({ paid, returned }: ReturnedPayment, share: UnusedShare): number {
  const { unused, whole, taken } = share;
  const left = Math.max(0, paid - returned);
  if (left === 0 || unused <= 0) return 0;
  if (unused >= whole) return left;
  const value = Number((BigInt(paid) * BigInt(unused + taken)) / BigInt(whole + taken)) - returned;
  return Math.min(left, Math.max(0, value));
}

/**
 * Returns how much of the unused share a refund revokes: the share for all refunds together, rounded up, less what earlier ones
 * revoked, so that refunds made at one time revoke the same in any order. The whole unused share if nothing of the payment
 * remains, or if the refund is worth as much as the share.
 */
export function takenBack(amount: number, payment: ReturnedPayment, share: UnusedShare): number {
  const { paid, returned } = payment;
  const { whole, taken } = share;
  const unused = Math.max(0, share.unused);
  if (returned + amount >= paid || amount >= refundValue(payment, share)) return unused;
  const all = (BigInt(returned + amount) * BigInt(whole + taken) + BigInt(paid) - 1n) / BigInt(paid);
  return Math.min(unused, Math.max(0, Number(all) - taken));
}

/** The published rule: everything within `days` of the payment, if less than `usedPercent` of the term was used. */
export interface RefundRule {
  readonly days: number;
  readonly usedPercent: number;
}

/** Returns the time until which a buyer can refund a purchase without approval. */
export function windowEnd(rule: RefundRule, paidAt: Instant): Instant {
  return later(paidAt, rule.days * day);
}

/**
 * Returns the reason why a buyer cannot refund a purchase without approval; null if it is possible. `used` and `whole` are in
 * words.
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
