import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CodeAction, codeDigits } from '@inkstone/contracts/accounts';
import { type Random, randomInt } from '@inkstone/kernel';
import { addressKey } from '../../../platform/http/rate-limit.ts';
import type { Keys } from '../../../platform/security/keys.ts';

/** Generates a code of digits, including leading zeros. */
export function makeCode(random: Random): string {
  return String(randomInt(random, 10 ** codeDigits)).padStart(codeDigits, '0');
}

/** Returns the stored hash of a code: keyed, because six digits alone could be brute-forced. */
export function hashCode(keys: Keys, receiver: string, action: CodeAction, code: string): string {
  return mac(keys.derive(codePurpose), codeText(receiver, action, code));
}

/** Returns whether a code matches `hash`, also with a former key. */
export function isCodeOf(
  hash: string,
  keys: Keys,
  receiver: string,
  action: CodeAction,
  code: string,
): boolean {
  return isMacOf(hash, keys, codePurpose, codeText(receiver, action, code));
}

/** Returns the stored hash of an address, used for counting. A new master secret resets the counts. */
export function hashAddress(keys: Keys, address: string): string {
  return mac(keys.derive('addresses'), addressKey(address));
}

/** Returns the stored hash of a number or address that was looked up. */
export function hashReceiver(keys: Keys, receiver: string): string {
  return mac(keys.derive('accounts asked about'), receiver);
}

/** Compares hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns the HMAC-SHA256 of a text, URL-safe. */
export function mac(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Returns whether `given` is the HMAC of the text by a current or former key. */
export function isMacOf(
  given: string,
  keys: Pick<Keys, 'deriveAll'>,
  purpose: string,
  text: string,
): boolean {
  return keys.deriveAll(purpose).some((key) => isSameHash(given, mac(key, text)));
}

const codePurpose = 'sign-in codes';

function codeText(receiver: string, action: CodeAction, code: string): string {
  return `${receiver} ${action} ${code}`;
}
