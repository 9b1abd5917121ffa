import { isRenewable } from '@inkstone/domain/subscriptions';
import type { Deps } from '../../../deps.ts';
import type { RenewablePlan } from '../renewable-plan.ts';

/** The driver of card subscriptions with the provider account of new ones; null if it is off. */
export function cardsOf({ pay }: Pick<Deps, 'pay'>) {
  const { stripe } = pay;
  if (!stripe?.subscriptions) return null;
  const { isSimulated, currencies } = stripe;
  return { driver: stripe.subscriptions, target: stripe.targetOf('card'), isSimulated, currencies };
}

/** The price of a plan by card, or the reason why it cannot renew by card. */
export type CardOffer =
  | {
      readonly kind: 'offer';
      readonly amount: number;
      readonly currency: 'CNY' | 'USD';
      readonly isSimulated: boolean;
    }
  | { readonly kind: 'none'; readonly why: 'not_renewable' | 'already_subscribed' };

/** Whether a plan can renew by card, and at which price. */
export function offerCard(deps: Pick<Deps, 'pay'>, plan: RenewablePlan): CardOffer {
  const cards = cardsOf(deps);
  if (plan.kind === 'none') return plan;
  const { amount, currency } = plan;
  if (!cards?.currencies.includes(currency) || !isRenewable('stripe', plan))
    return { kind: 'none', why: 'not_renewable' };
  return { kind: 'offer', amount, currency, isSimulated: cards.isSimulated };
}
