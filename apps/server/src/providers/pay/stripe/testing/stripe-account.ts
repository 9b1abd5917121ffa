import type { StripeSettings } from '../../../../ports/pay-config.ts';
import { timeouts } from '../../testing/pay-server.ts';
import { createStripePay } from '../create-stripe-pay.ts';
import { startStripeServer } from './stripe-server.ts';

export const stripeTarget = { merchant: 'acct_1Test', app: 'test' };
export const webhookSecret = ['whsec', 'ofTheEndpointInTests'].join('_');
const secretKey = ['sk', 'test', 'ofTheTests'].join('_');

/** Settings of an account in test mode. */
export function stripeSettings(change: Partial<StripeSettings> = {}): StripeSettings {
  return {
    url: 'https://api.stripe.example',
    account: stripeTarget.merchant,
    secretKey,
    publishableKey: 'pk_test_1',
    webhookSecrets: [webhookSecret],
    currencies: ['CNY', 'USD'],
    ...change,
  };
}

/** Starts a fake server, and creates a driver that is connected to it. */
export async function startStripe(change: Partial<StripeSettings> = {}, timeout: number = timeouts.usual) {
  const server = await startStripeServer(secretKey);
  const channel = createStripePay(stripeSettings({ url: server.url, ...change }), { timeout });
  return { channel, server, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
