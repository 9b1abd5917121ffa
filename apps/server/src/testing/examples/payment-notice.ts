import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, webhook } from '@inkstone/contracts';
import { type WebhookRoute, type WebhookUseCase, webhookRoute } from '../../platform/http/webhook-route.ts';

/** Reports a payment. */
export const paymentNotice = webhook({
  vendor: 'example-pay',
  method: 'POST',
  path: '/api/example-pay/notice',
  summary: 'Takes a signed notice of a payment.',
  errors: ['access_denied'],
  rate: 'webhook',
});

/** Verifies a notice: its signature over the raw bytes, and its age, which the signature covers. */
export function takePaymentNotice(secret: string): WebhookUseCase {
  return async ({ clock }, { headers, body }) => {
    const fields = (headers['pay-signature'] ?? '').split(',').map((field) => field.split('='));
    const { t = '', v1 = '' } = Object.fromEntries(fields);
    const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
    const given = Buffer.from(v1, 'hex');
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    const isFresh = Math.abs(clock.now() / 1000 - Number(t)) <= 300;
    if (!isGenuine || !isFresh) throw new AppError('access_denied');
    return { body: 'success' };
  };
}

export const paymentWebhookRoutes = (secret: string): WebhookRoute[] => [
  webhookRoute(paymentNotice, takePaymentNotice(secret)),
];
