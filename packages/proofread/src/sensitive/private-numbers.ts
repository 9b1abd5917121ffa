/** A number that identifies a person, with its position. */
export interface PrivateNumber {
  readonly kind: 'identityCard' | 'bankCard' | 'phone';
  readonly start: number;
  readonly end: number;
}

const identityCard =
  /(?<![\dA-Za-z])[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/g;
const bankCard =
  /(?<![\dA-Za-z.-])(?:62\d{2}|4\d{3}|5[1-5]\d{2})(?: ?\d{4}){2,3}(?: ?\d{1,4})?(?![\dA-Za-z])/g;
const phone = /(?<![\dA-Za-z.-])1[3-9]\d(?:[ -]?\d{4}){2}(?![\dA-Za-z])/g;

/** Finds identity-card and bank-card numbers with a valid check digit, and mobile numbers. Linear. */
export function findPrivateNumbers(text: string): PrivateNumber[] {
  const places = (kind: PrivateNumber['kind'], pattern: RegExp, isOne: (digits: string) => boolean) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => isOne(found.replaceAll(/[ -]/g, '')))
      .map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
  return [
    ...places('identityCard', identityCard, hasIdentityCheck),
    ...places('bankCard', bankCard, (digits) => digits.length >= 16 && hasLuhnCheck(digits)),
    ...places('phone', phone, () => true),
  ];
}

/** Verifies an identity-card number (GB 11643-1999): the last character is a checksum by ISO 7064, MOD 11-2. */
function hasIdentityCheck(digits: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return '10X98765432'[sum % 11] === digits[17]?.toUpperCase();
}

/** Verifies a bank-card number (ISO/IEC 7812): every second digit from the right counts twice. */
function hasLuhnCheck(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
