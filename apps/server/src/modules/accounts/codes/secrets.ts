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
  return mac(keys, 'sign-in codes', `${receiver} ${action} ${code}`);
}

/** What is kept of an address, to count by it. */
export function hashAddress(keys: Keys, address: string): string {
  return mac(keys, 'addresses', addressKey(address));
}

/** Compares hashes without telling by time where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function mac(keys: Keys, purpose: string, text: string): string {
  return createHmac('sha256', keys.derive(purpose)).update(text).digest('base64url');
}
