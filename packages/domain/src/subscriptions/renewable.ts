/** A channel through which plans can renew. The first two are charged by us; the others by the provider. */
export const subscriptionChannels = [
  'wechat',
  'alipay',
  'stripe',
  'apple',
  'google',
  'huawei',
  'harmony',
] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** Highest amount of one cycle deduction by Alipay, in fen (readings, 43). */
const alipayCap = 10_000;
/** Terms in months that renew; others are one-off offers (prices). */
const terms: readonly number[] = [1, 3, 12];

/** Whether the rules of a channel let a plan renew. Days, such as a week, never renew (readings, 12). */
export function isRenewable(
  channel: 'wechat' | 'alipay' | 'stripe',
  plan: { readonly months: number | null; readonly amount: number; readonly currency: string },
): boolean {
  if (plan.months === null || !terms.includes(plan.months)) return false;
  // Cards are charged in the currency of the price (readings, 28).
  if (channel === 'stripe') return plan.currency === 'CNY' || plan.currency === 'USD';
  if (plan.currency !== 'CNY') return false;
  return channel !== 'alipay' || plan.amount <= alipayCap;
}

/** The price of the next period without a new consent: the agreed amount, or less if the price has fallen since. */
export function renewalAmount(agreed: number, price: number | null): number {
  return price === null ? agreed : Math.min(agreed, price);
}

/** The price to which its payer has to agree before another charge; null while the agreed amount is enough. */
export function priceToAgree(agreed: number, price: number | null): number | null {
  return price !== null && price > agreed ? price : null;
}
