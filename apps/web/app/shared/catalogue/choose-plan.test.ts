import type { PlanView } from '@inkstone/contracts/membership';
import { describe, expect, it } from 'vitest';
import { firstPlan, firstTerm, planFor, savedShare, termKey, termsOf } from './choose-plan.ts';

function plan(id: string, months: number, price: number, rest: Partial<PlanView> = {}): PlanView {
  const common = { listPrice: price, currency: 'CNY', usdHint: null } as const;
  const term = { unit: 'month', count: months } as const;
  const pricePerMonth = Math.round(price / months);
  return { id, plan: id, vip_type: 'vip', term, price, pricePerMonth, ...common, ...rest };
}
const week = { vip_type: 'vvip', term: { unit: 'day', count: 7 }, pricePerMonth: 20_571 } as const;
const plans = [
  plan('month_vip', 1, 2500),
  plan('year_vip', 12, 19_800),
  plan('quarter_vip', 3, 6800),
  plan('week_vvip', 1, 4800, week),
  plan('month_vvip', 1, 9800, { vip_type: 'vvip' }),
];
const month = { unit: 'month', count: 1 } as const;

describe('terms', () => {
  it('are listed once, shortest first', () => {
    expect(termsOf(plans).map(termKey)).toEqual(['d7', 'm1', 'm3', 'm12']);
  });

  it('start with one month, or with that of a campaign', () => {
    expect(firstTerm(plans)).toEqual(month);
    const offer = plan('halfyear_vvip', 6, 39_800, { id: 'c~x', vip_type: 'vvip' });
    expect(firstTerm([offer, ...plans])).toEqual({ unit: 'month', count: 6 });
    expect(firstTerm([])).toBeUndefined();
  });
});

describe('the plan of a tier', () => {
  it('is the one for the term, the next longer one, or the longest', () => {
    expect(planFor(plans, 'vip', { unit: 'month', count: 3 })?.id).toBe('quarter_vip');
    expect(planFor(plans, 'vip', { unit: 'day', count: 7 })?.id).toBe('month_vip');
    expect(planFor(plans, 'vvip', { unit: 'month', count: 12 })?.id).toBe('month_vvip');
    expect(planFor([], 'vip', month)).toBeUndefined();
  });

  it('that is offered first has the term shown first, not a week', () => {
    expect(firstPlan(plans, 'vvip')?.id).toBe('month_vvip');
    expect(firstPlan(plans, 'vip')?.id).toBe('month_vip');
    expect(firstPlan([], 'vip')).toBeUndefined();
  });

  it('is that of a campaign before the regular one of the same term', () => {
    const offer = plan('month_vip', 1, 1000, { id: 'c~y' });
    expect(planFor([offer, ...plans], 'vip', month)?.id).toBe('c~y');
  });

  it('saves a share against the regular monthly price, never rounded up', () => {
    const saved = (id: string) => {
      const found = plans.find((each) => each.id === id);
      return found && savedShare(plans, found);
    };
    expect(saved('month_vip')).toBe(0);
    expect(saved('quarter_vip')).toBe(0.09);
    expect(saved('year_vip')).toBe(0.34);
    expect(saved('week_vvip')).toBe(0);
  });
});
