import type Stripe from 'stripe';
import type { PayTarget } from '../../../ports/pay-channel.ts';

/** An account at Stripe with its client. */
export interface Account {
  readonly stripe: Stripe;
  readonly target: PayTarget;
  readonly publishableKey: string;
}
