import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../platform/security/keys.ts';

const purpose = 'shared pay code';

/**
 * Returns the token of a shared code, with which anyone who scans it can pay an order but learns nothing else
 * about it. It cannot be guessed.
 */
export function writePayToken(keys: Keys, orderNo: string): string {
  return `${orderNo}-${sign(keys.derive(purpose), orderNo)}`;
}

/** Verifies a token and returns its order number; null if it is invalid or was not signed by this installation. */
export function readPayToken(keys: Keys, token: string): string | null {
  const [, orderNo, given] = /^(\d{18})-([\w-]{22})$/.exec(token) ?? [];
  if (orderNo === undefined || given === undefined) return null;
  const isGenuine = keys.deriveAll(purpose).some((key) => isEqual(sign(key, orderNo), given));
  return isGenuine ? orderNo : null;
}

/** Returns the URL that a shared code opens. */
export function payPageOf(baseUrl: string, token: string): string {
  return `${baseUrl}/pay/${token}`;
}

function sign(key: Uint8Array, orderNo: string): string {
  return createHmac('sha256', key).update(orderNo).digest('base64url').slice(0, 22);
}

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
