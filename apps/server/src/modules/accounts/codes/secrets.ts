import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CodeAction, codeDigits } from '@inkstone/contracts/accounts';
import { type Random, randomInt } from '@inkstone/kernel';
import { addressKey } from '../../../http/rate-limit.ts';
import type { Keys } from '../../../keys.ts';

/** A fresh code of digits, zeros in front included. */
export function makeCode(random: Random): string {
  return String(randomInt(random, 10 ** codeDigits)).padStart(codeDigits, '0');
}

/** What is kept of a code: six digits alone could be tried out, with a key of the server they cannot. */
export function hashCode(keys: Keys, receiver: string, action: CodeAction, code: string): string {
  return mac(keys.derive(codePurpose), codeText(receiver, action, code));
}

/** Whether a code is the one of which `hash` was kept, also before the server's secret was changed. */
export function isCodeOf(
  hash: string,
  keys: Keys,
  receiver: string,
  action: CodeAction,
  code: string,
): boolean {
  return isMacOf(hash, keys, codePurpose, codeText(receiver, action, code));
}

/** What is kept of an address, to count by it. A new secret of the server begins the counts anew. */
export function hashAddress(keys: Keys, address: string): string {
  return mac(keys.derive('addresses'), addressKey(address));
}

/** What is kept of a number or address that was only asked about. */
export function hashReceiver(keys: Keys, receiver: string): string {
  return mac(keys.derive('accounts asked about'), receiver);
}

/** Compares hashes without telling by time where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** HMAC-SHA256 of a text, in letters that go anywhere. */
export function mac(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether `given` is the HMAC of the text by a key that the server has, or had before. */
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
