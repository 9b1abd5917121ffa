import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';

const purpose = 'contact forms';
/** Lifetime of a form token, in ms. A page may stay open for days before the form is sent. */
const maxAge = 7 * day;

/** Content of a form token: when the form was opened, and a single-use nonce. */
export interface FormToken {
  readonly openedAt: number;
  readonly nonce: string;
}

/** Issues a form token. */
export function makeFormToken({ keys, random, clock }: Pick<Deps, 'keys' | 'random' | 'clock'>): string {
  const body = `${clock.now()}.${Buffer.from(random.bytes(12)).toString('base64url')}`;
  return `${body}.${sign(keys.derive(purpose), body)}`;
}

/** Verifies a token; null if it is forged, malformed, expired or dated in the future. */
export function readFormToken(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  token: string,
): FormToken | null {
  const [, body = '', opened = '', nonce = '', mac = ''] =
    /^((\d{1,16})\.([\w-]{16}))\.([\w-]{43})$/.exec(token) ?? [];
  if (body === '' || !keys.deriveAll(purpose).some((key) => isSame(mac, sign(key, body)))) return null;
  const age = clock.now() - Number(opened);
  return age >= 0 && age <= maxAge ? { openedAt: Number(opened), nonce } : null;
}

function sign(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
