import type { PlanView, VipType, WordPackageView } from '@inkstone/contracts/membership';
import type { Tier } from '@inkstone/domain/membership';
import type { Plan, PricedItem } from './item.ts';

/** The names of tiers in the interface. */
export const vipTypeOf: Readonly<Record<Tier, VipType>> = { free: 'free', plus: 'vip', pro: 'vvip' };

/** Priced items as plans and word packages. */
export function viewItems(items: readonly PricedItem[]): { vip: PlanView[]; ai: WordPackageView[] } {
  const vip: PlanView[] = [];
  const ai: WordPackageView[] = [];
  for (const { id, item, price, list } of items) {
    const { amount, currency, usdHint } = price;
    const prices = { price: amount, listPrice: list.amount, currency, usdHint };
    if (item.kind === 'ai') ai.push({ id, plan: item.id, words: item.words, days: item.days, ...prices });
    else vip.push({ ...viewPlan(id, item), ...prices, pricePerMonth: perMonth(item, amount) });
  }
  return { vip, ai };
}

function viewPlan(id: string, { id: plan, tier, term }: Plan) {
  const vip_type = tier === 'plus' ? ('vip' as const) : ('vvip' as const);
  const unit = 'months' in term ? ('month' as const) : ('day' as const);
  return { id, plan, vip_type, term: { unit, count: 'months' in term ? term.months : term.days } };
}

function perMonth({ term }: Plan, amount: number): number {
  return Math.round('months' in term ? amount / term.months : (amount * 30) / term.days);
}
