import type { PlanView, VipType } from '@inkstone/contracts/membership';

export type Term = PlanView['term'];
export type PaidType = Exclude<VipType, 'free'>;

/** Days of a term, for sorting. */
const daysOf = ({ unit, count }: Term) => (unit === 'month' ? count * 30 : count);

/** A term as text, for URLs and keys: `m3`, `d7`. */
export const termKey = ({ unit, count }: Term) => `${unit[0]}${count}`;

/** Returns the distinct terms for which something is sold, shortest first. */
export function termsOf(plans: readonly PlanView[]): readonly Term[] {
  const byKey = new Map(plans.map(({ term }) => [termKey(term), term]));
  return [...byKey.values()].sort((one, other) => daysOf(one) - daysOf(other));
}

/** Returns the default term: that of a campaign, one month, or the shortest one. */
export function firstTerm(plans: readonly PlanView[]): Term | undefined {
  const terms = termsOf(plans);
  const campaign = plans.find(({ id, plan }) => id !== plan);
  return campaign?.term ?? terms.find(({ unit, count }) => unit === 'month' && count === 1) ?? terms[0];
}

/**
 * Returns the plan of a tier for a term; if it is not sold for that term, the next longer or otherwise the
 * longest one.
 */
export function planFor(plans: readonly PlanView[], type: PaidType, term: Term): PlanView | undefined {
  const own = plans
    .filter(({ vip_type }) => vip_type === type)
    .sort((one, other) => daysOf(one.term) - daysOf(other.term));
  return own.find((plan) => daysOf(plan.term) >= daysOf(term)) ?? own.at(-1);
}

/** Returns the default plan of a tier: that of the default term. */
export function firstPlan(plans: readonly PlanView[], type: PaidType): PlanView | undefined {
  const term = firstTerm(plans);
  return term && planFor(plans, type, term);
}

/**
 * Returns the saving of a plan compared with monthly plans of the same tier, as a fraction from 0 to 1,
 * rounded down to whole percents; 0 without a saving.
 */
export function savedShare(plans: readonly PlanView[], plan: PlanView): number {
  const monthly = plans.find(
    ({ vip_type, term, id, plan: itemId }) =>
      vip_type === plan.vip_type && term.unit === 'month' && term.count === 1 && id === itemId,
  );
  if (!monthly || monthly.currency !== plan.currency) return 0;
  const share = 1 - plan.pricePerMonth / monthly.pricePerMonth;
  return Math.max(0, Math.floor(share * 100) / 100);
}
