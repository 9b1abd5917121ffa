import { createHmac } from 'node:crypto';
import type { Random } from '@inkstone/kernel';

/**
 * Time-based one-time passwords (RFC 6238) as authenticator apps generate them: HMAC-SHA-1, six digits, 30
 * seconds.
 */
const digits = 6;
const stepSeconds = 30;
/** Number of adjacent steps whose codes are accepted, to tolerate clock differences. */
const tolerance = 1;
/** RFC 4226, 4: the length of the hash. */
const secretBytes = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Generates a secret in base32 without padding. */
export function makeSecret(random: Random): string {
  return toBase32(random.bytes(secretBytes));
}

/** The number of the time step at a moment in ms. */
export function stepAt(ms: number): number {
  return Math.floor(ms / 1000 / stepSeconds);
}

/** The code of a secret in base32 at a time step (RFC 4226, 5.3). */
export function codeAt(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** Returns the time step of a code near `ms`; null if it matches none. */
export function matchStep(secret: string, code: string, ms: number): number | null {
  const now = stepAt(ms);
  for (let step = now + tolerance; step >= Math.max(0, now - tolerance); step--) {
    if (codeAt(secret, step) === code) return step;
  }
  return null;
}

/** The URI that authenticator apps read from a QR code. */
export function enrolmentUri(secret: string, issuer: string, label: string): string {
  const query = new URLSearchParams({ secret, issuer, digits: `${digits}`, period: `${stepSeconds}` });
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(label)}`;
  return `otpauth://totp/${name}?${query.toString().replaceAll('+', '%20')}`;
}

/** Base32 (RFC 4648, 6) without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
