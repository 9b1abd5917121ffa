import Stripe from 'stripe';
import type { PayRefusal, RefusedCall, UnknownOutcome } from '../../../ports/pay-channel.ts';
import { codeOf, refused, unknown } from '../request-provider.ts';

const byType: Readonly<Record<string, PayRefusal>> = {
  StripeCardError: 'payer',
  StripeRateLimitError: 'rate_limited',
  StripeAuthenticationError: 'configuration',
  StripePermissionError: 'configuration',
  StripeIdempotencyError: 'conflict',
  StripeInvalidRequestError: 'invalid',
};

const byCode: Readonly<Record<string, PayRefusal>> = {
  // Another request about the same object is being processed.
  lock_timeout: 'rate_limited',
  idempotency_key_in_use: 'rate_limited',
  account_invalid: 'merchant',
  account_closed: 'merchant',
  balance_insufficient: 'merchant',
  payment_intent_unexpected_state: 'already_paid',
  charge_already_refunded: 'already_paid',
};

/** Converts an exception of Stripe's client to a result. Messages are dropped: they can contain a card number or a key. */
export function failureOf(error: unknown): { readonly kind: 'absent' } | RefusedCall | UnknownOutcome {
  if (!(error instanceof Stripe.errors.StripeError)) return unknown('the client failed');
  const code = codeOf(error.code ?? error.type);
  // Broken connections, timeouts, 5xx, and replies that are not JSON.
  if ((error.statusCode ?? 500) >= 500) return unknown(code);
  if (error.code === 'resource_missing') return { kind: 'absent' };
  const reason = byCode[error.code ?? ''] ?? byType[error.type];
  if (!reason) return unknown(code);
  return refused(reason, code);
}
