import { longestEmail } from '@inkstone/contracts/account-fields';
import { allow, type Result, refuse } from '@inkstone/kernel';
import { decodePunycode } from './punycode.ts';

// Browsers and Node alike write the same domain in one way by it (UTS 46).
declare const URL: new (address: string) => { readonly hostname: string };

/** Why an address cannot be used, as a code of the error catalogue. */
export type EmailRefusal = 'email_required' | 'email_invalid';

const longestLocal = 64;
const longestLabel = 63;
const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const encodedLabel = /^xn--/;
const asciiLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Scripts none of whose letters pass for Latin ones. */
const distinctScripts = [
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}ー\d-]+$/u,
  /^[\p{sc=Hangul}\p{sc=Han}\d-]+$/u,
  /^[\p{sc=Thai}\d-]+$/u,
  /^[\p{sc=Arabic}\d-]+$/u,
  /^[\p{sc=Devanagari}\d-]+$/u,
];
/** Scripts that can imitate Latin: honest only where the whole domain, its top included, is written in them. */
const imitatingScripts = [/^[\p{sc=Cyrillic}\d-]+$/u, /^[\p{sc=Greek}\d-]+$/u];

/**
 * The address by which an account is found and written to: lower case throughout, as every mail service reads it
 * and phone keyboards do not, its domain in letters, however it came (`xn--mnchen-3ya.de` is `münchen.de`). Nothing
 * else changes, dots and plus signs stay. Look-alikes are refused.
 */
export function readEmail(typed: string): Result<string, EmailRefusal> {
  const text = typed
    .slice(0, 4 * longestEmail)
    .normalize('NFC')
    .replaceAll('＠', '@')
    .trim();
  if (text === '') return refuse('email_required');
  const [local = '', domain = '', ...rest] = text.split('@');
  const name = toAscii(local);
  const host = readDomain(toAscii(domain));
  if (rest.length > 0 || host === null || name.length > longestLocal || !atom.test(name))
    return refuse('email_invalid');
  // Mail services count what travels between them.
  return `${name}@${host.encoded}`.length > longestEmail
    ? refuse('email_invalid')
    : allow(`${name}@${host.inLetters}`);
}

/** An address that its owner recognises and nobody can write to: a***@example.com. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}

/** Full-width letters and digits are what a Chinese keyboard writes; nothing else is taken for another sign. */
function toAscii(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .toLowerCase();
}

/** A domain in letters, as people see and judge it, and as it travels. Null where it is none, or not honest. */
function readDomain(typed: string): { readonly inLetters: string; readonly encoded: string } | null {
  const letters = decodeLabels(typed);
  const encoded = letters !== null && isDomain(letters) ? encodeDomain(letters) : null;
  const inLetters = encoded === null ? null : decodeLabels(encoded);
  if (encoded === null || inLetters === null || !isDomain(inLetters)) return null;
  const labels = encoded.split('.');
  const isOwnCode = typed.split('.').every((label, i) => !encodedLabel.test(label) || label === labels[i]);
  return isOwnCode && labels.every((label) => label.length <= longestLabel) ? { inLetters, encoded } : null;
}

function decodeLabels(domain: string): string | null {
  const labels = domain
    .split('.')
    .map((label) => (encodedLabel.test(label) ? decodePunycode(label.replace(encodedLabel, '')) : label));
  return labels.includes(null) ? null : labels.join('.');
}

function encodeDomain(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const fits = labels.every((label) => label.length <= longestLabel && !/^-|-$/.test(label));
  const isAddressOfMachine = /^\d+$/.test(labels.at(-1) ?? '');
  return labels.length >= 2 && fits && !isAddressOfMachine && areHonest(labels);
}

function areHonest(labels: readonly string[]): boolean {
  if (imitatingScripts.some((script) => labels.every((label) => script.test(label)))) return true;
  return labels.every(
    (label) =>
      asciiLabel.test(label) || isMarkedLatin(label) || distinctScripts.some((script) => script.test(label)),
  );
}

/** Latin letters with marks, such as ü: what remains without the marks is plain ASCII. */
function isMarkedLatin(label: string): boolean {
  return (
    /^[\p{sc=Latin}\d-]+$/u.test(label) && asciiLabel.test(label.normalize('NFD').replace(/\p{M}/gu, ''))
  );
}
