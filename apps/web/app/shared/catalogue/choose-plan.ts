import type { PlanView, VipType } from '@inkstone/contracts/membership';

export type Term = PlanView['term'];
export type PaidType = Exclude<VipType, 'free'>;

/** Days of a term, for sorting. */
const daysOf = ({ unit, count }: Term) => (unit === 'month' ? count * 30 : count);

/** A term as text, for addresses and keys: `m3`, `d7`. */
export const termKey = ({ unit, count }: Term) => `${unit[0]}${count}`;

/** The terms for which something is sold, shortest first, each once. */
export function termsOf(plans: readonly PlanView[]): readonly Term[] {
  const byKey = new Map(plans.map(({ term }) => [termKey(term), term]));
  return [...byKey.values()].sort((one, other) => daysOf(one) - daysOf(other));
}

/** The term that is shown first: that of a campaign, one month, or the shortest one. */
export function firstTerm(plans: readonly PlanView[]): Term | undefined {
  const terms = termsOf(plans);
  const campaign = plans.find(({ id, plan }) => id !== plan);
  return campaign?.term ?? terms.find(({ unit, count }) => unit === 'month' && count === 1) ?? terms[0];
}

/** The plan of a tier for a term; the nearest longer or else the longest term where it is not sold for that one. */
export function planFor(plans: readonly PlanView[], type: PaidType, term: Term): PlanView | undefined {
  const own = plans
    .filter(({ vip_type }) => vip_type === type)
    .sort((one, other) => daysOf(one.term) - daysOf(other.term));
  return own.find((plan) => daysOf(plan.term) >= daysOf(term)) ?? own.at(-1);
}

/** The plan that is offered first for a tier: that of the term which is shown first. */
export function firstPlan(plans: readonly PlanView[], type: PaidType): PlanView | undefined {
  const term = firstTerm(plans);
  return term && planFor(plans, type, term);
}

/** The share that a plan saves against buying the same tier month by month, rounded down; 0 if it saves nothing. */
export function savedShare(plans: readonly PlanView[], plan: PlanView): number {
  const monthly = plans.find(
    ({ vip_type, term, id, plan: itemId }) =>
      vip_type === plan.vip_type && term.unit === 'month' && term.count === 1 && id === itemId,
  );
  if (!monthly || monthly.currency !== plan.currency) return 0;
  const share = 1 - plan.pricePerMonth / monthly.pricePerMonth;
  return Math.max(0, Math.floor(share * 100) / 100);
}
