import type { ItemView, PlanView, VipType, WordPackageView } from '@inkstone/contracts/membership';
import type { Tier } from '@inkstone/domain/membership';
import type { Item, Plan, PricedItem } from './item.ts';

/** The names of tiers in the interface. */
export const vipTypeOf = { free: 'free', plus: 'vip', pro: 'vvip' } as const satisfies Record<Tier, VipType>;

/** Priced items as plans and word packages. */
export function viewItems(items: readonly PricedItem[]): { vip: PlanView[]; ai: WordPackageView[] } {
  const vip: PlanView[] = [];
  const ai: WordPackageView[] = [];
  for (const { id, item, price, list } of items) {
    const { amount, currency, usdHint } = price;
    const prices = { price: amount, listPrice: list.amount, currency, usdHint };
    if (item.kind === 'ai') ai.push({ id, plan: item.id, words: item.words, days: item.days, ...prices });
    else vip.push({ id, plan: item.id, ...viewTerm(item), ...prices, pricePerMonth: perMonth(item, amount) });
  }
  return { vip, ai };
}

/** An item without its price. */
export function viewItem(item: Item): ItemView {
  if (item.kind === 'vip') return { type: 'vip', plan: item.id, ...viewTerm(item) };
  return { type: 'ai', plan: item.id, words: item.words, days: item.days };
}

/** Tier and term of a plan. */
export function viewTerm({ tier, term }: Plan): Pick<PlanView, 'vip_type' | 'term'> {
  const unit = 'months' in term ? ('month' as const) : ('day' as const);
  return { vip_type: vipTypeOf[tier], term: { unit, count: 'months' in term ? term.months : term.days } };
}

function perMonth({ term }: Plan, amount: number): number {
  return Math.round('months' in term ? amount / term.months : (amount * 30) / term.days);
}
