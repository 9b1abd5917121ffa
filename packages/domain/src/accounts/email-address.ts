import { maxEmailLength } from '@inkstone/contracts/accounts/account-fields';
import { allow, type Result, refuse } from '@inkstone/kernel';
import punycode from 'punycode.js';

// Used because browsers and Node normalise domains identically (UTS 46).
declare const URL: new (address: string) => { readonly hostname: string };

/** Why an address is invalid, as an error code. */
export type EmailRefusal = 'email_required' | 'email_invalid';

const maxLocalLength = 64;
const maxLabelLength = 63;
const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const encodedLabel = /^xn--/;
const asciiLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Scripts without letters that can be confused with Latin ones. */
const distinctScripts = [
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}ー\d-]+$/u,
  /^[\p{sc=Hangul}\p{sc=Han}\d-]+$/u,
  /^[\p{sc=Thai}\d-]+$/u,
  /^[\p{sc=Arabic}\d-]+$/u,
  /^[\p{sc=Devanagari}\d-]+$/u,
];
/**
 * Scripts with letters that resemble Latin ones: accepted only if the whole domain, including its top level,
 * uses them.
 */
const imitatingScripts = [/^[\p{sc=Cyrillic}\d-]+$/u, /^[\p{sc=Greek}\d-]+$/u];

/**
 * Normalises an e-mail address for lookup and delivery: in lower case, as all mail services treat it, and
 * with a Unicode domain (`xn--mnchen-3ya.de` becomes `münchen.de`). Dots and plus signs are kept. Homographs
 * are refused.
 */
export function readEmail(typed: string): Result<string, EmailRefusal> {
  const text = typed
    .slice(0, 4 * maxEmailLength)
    .normalize('NFC')
    .replaceAll('＠', '@')
    .trim();
  if (text === '') return refuse('email_required');
  const [local = '', domain = '', ...rest] = text.split('@');
  const name = toAscii(local);
  const host = readDomain(toAscii(domain));
  if (rest.length > 0 || host === null || name.length > maxLocalLength || !atom.test(name))
    return refuse('email_invalid');
  // The limit of mail services applies to the encoded form.
  return `${name}@${host.encoded}`.length > maxEmailLength
    ? refuse('email_invalid')
    : allow(`${name}@${host.inLetters}`);
}

/** Masks an e-mail address for display: a***@example.com. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}

/** Converts full-width letters and digits, as typed with Chinese keyboards, and nothing else. */
function toAscii(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .toLowerCase();
}

/** Reads a domain in its Unicode and encoded forms. Null if it is invalid or a homograph. */
function readDomain(typed: string): { readonly inLetters: string; readonly encoded: string } | null {
  const letters = decodeLabels(typed);
  const encoded = letters !== null && isDomain(letters) ? encodeDomain(letters) : null;
  const inLetters = encoded === null ? null : decodeLabels(encoded);
  if (encoded === null || inLetters === null || !isDomain(inLetters)) return null;
  const labels = encoded.split('.');
  const isOwnCode = typed.split('.').every((label, i) => !encodedLabel.test(label) || label === labels[i]);
  return isOwnCode && labels.every((label) => label.length <= maxLabelLength) ? { inLetters, encoded } : null;
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
  const fits = labels.every((label) => label.length <= maxLabelLength && !/^-|-$/.test(label));
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

/** Latin letters with diacritics, such as ü: without them, the label is plain ASCII. */
function isMarkedLatin(label: string): boolean {
  return (
    /^[\p{sc=Latin}\d-]+$/u.test(label) && asciiLabel.test(label.normalize('NFD').replace(/\p{M}/gu, ''))
  );
}

/** Decodes a domain label, given without its `xn--`; null if it is invalid. */
export function decodePunycode(label: string): string | null {
  try {
    return punycode.decode(label);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
