import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import { minute } from '@inkstone/kernel';

type Ends = Pick<SubscriptionView, 'paidUntil' | 'benefits'>;

/** Whether the owner keeps the tier of a subscription after its paid term, by other purchases: at least a minute, as times are shown. */
export function outlasts<Given extends Ends>(
  given: Given,
): given is Given & { readonly benefits: NonNullable<Ends['benefits']> } {
  const { paidUntil, benefits } = given;
  return paidUntil !== null && benefits !== null && benefits.until >= paidUntil + minute;
}
