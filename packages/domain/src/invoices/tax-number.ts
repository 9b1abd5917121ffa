/** Digits of a unified social credit code (GB 32100-2015): no I, O, S, V, Z. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Digits of an organisation code (GB 11714-1997). */
const organisationAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2];

/** Normalises a tax number: without spaces, in capitals, full-width characters as ASCII. */
export function normaliseTaxNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether a normalised tax number is valid, by its check digit: a unified social credit code of 18
 * characters, a former number of 15 (region and organisation code), or the identity card of a sole trader,
 * with 18 characters or two more.
 */
export function isTaxNumber(number: string): boolean {
  if (isCreditCode(number)) return true;
  if (/^\d{6}[0-9A-Z]{8}[0-9X]$/.test(number)) return isFormerNumber(number);
  // Sole traders: identity card, with two more digits where a person has several businesses.
  return /^\d{17}[0-9X](?:\d{2})?$/.test(number) && isIdentityCard(number.slice(0, 18));
}

function isCreditCode(number: string): boolean {
  if (number.length !== 18 || ![...number].every((sign) => alphabet.includes(sign))) return false;
  if (!/^..\d{6}/.test(number)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * alphabet.indexOf(number[at] ?? ''), 0);
  return alphabet[(31 - (sum % 31)) % 31] === number[17];
}

function isFormerNumber(number: string): boolean {
  const code = number.slice(6);
  const sum = organisationWeights.reduce(
    (total, weight, at) => total + weight * organisationAlphabet.indexOf(code[at] ?? ''),
    0,
  );
  return '0123456789X0'[11 - (sum % 11)] === code[8];
}

function isIdentityCard(number: string): boolean {
  const sum = [...number.slice(0, 17)].reduce(
    (total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11),
    0,
  );
  return '10X98765432'[sum % 11] === number[17];
}
