import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, minute, second } from '@inkstone/kernel';
import type { NoticeFault } from '../../../ports/pay-channel.ts';

/** Maximum age of an event, in ms. Stripe's own client disables the check for 0. */
const eventWindow = 5 * minute;

/**
 * Verifies the header `Stripe-Signature`: HMAC-SHA256 over the time, a dot and the bytes of the body, under
 * one of the endpoint's secrets; only scheme `v1` is accepted. Returns the reason for a rejection, or null.
 */
export function findFault(
  secrets: readonly string[],
  header: string,
  body: Uint8Array,
  now: Instant,
): NoticeFault | null {
  const fields = header.split(',').map((field) => field.trim().split('='));
  const times = fields.filter(([name]) => name === 't').map(([, value = '']) => value);
  const [time = ''] = times;
  if (times.length !== 1 || !/^[1-9]\d{0,10}$/.test(time)) return 'signature';
  const signatures = fields
    .filter(([name]) => name === 'v1')
    .map(([, value = '']) => Buffer.from(value, 'hex'));
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest(),
  );
  const isGenuine = expected.some((mac) =>
    signatures.some((bytes) => bytes.length === mac.length && timingSafeEqual(bytes, mac)),
  );
  if (!isGenuine) return 'signature';
  return Math.abs(now - Number(time) * second) > eventWindow ? 'stale' : null;
}
