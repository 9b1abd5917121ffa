import type { KeyObject } from 'node:crypto';
import { signRsa } from '../../../platform/security/rsa-keys.ts';

/** Joins fields as Alipay signs them: sorted by the bytes of their names, not encoded, empty values kept. */
export function stringToSign(fields: Iterable<readonly [string, string]>): string {
  return [...fields]
    .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Adds the signature of a request, which covers all fields. Empty fields are left out: Alipay ignores them. */
export function signFields(
  key: KeyObject,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const entries = Object.entries(fields).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(entries), sign: signRsa(key, stringToSign(entries)) };
}

/** Encodes fields as a query or a form. */
export function encodeFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
