import { passwordLength } from '@inkstone/contracts/accounts';
import { allow, type Result, refuse } from '@inkstone/kernel';

/** Why a password is refused, as an error code. */
export type PasswordRefusal =
  | 'password_required'
  | 'password_length'
  | 'password_weak'
  | 'password_is_account'
  | 'password_common';

/** Context in which a new password is checked. */
export interface PasswordSurroundings {
  /** Identifiers of the account: phone numbers in E.164, e-mail addresses. */
  readonly names: readonly string[];
  /** Whether the lower-cased password is a common one. */
  readonly isCommon: (lowerCased: string) => boolean;
}

/** Context for checks before the server's, for example while typing. */
const unknown: PasswordSurroundings = { names: [], isCommon: () => false };
const minNamePart = 5;

/**
 * Checks a new password: 8 to 20 characters (grapheme clusters), a letter and a digit (readings, 10), not
 * easily guessed.
 */
export function checkNewPassword(
  password: string,
  { names, isCommon }: PasswordSurroundings = unknown,
): Result<string, PasswordRefusal> {
  if (password === '') return refuse('password_required');
  const length = [...password].length;
  if (length < passwordLength.least || length > passwordLength.most) return refuse('password_length');
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return refuse('password_weak');
  const lowerCased = password.normalize('NFKC').toLowerCase();
  if (names.some((name) => isMadeOf(lowerCased, name))) return refuse('password_is_account');
  if (isCommon(lowerCased)) return refuse('password_common');
  return allow(password);
}

/** Whether a password is the account identifier with at most two other characters around it. */
function isMadeOf(password: string, name: string): boolean {
  const parts = name.includes('@') ? [name, name.slice(0, name.lastIndexOf('@'))] : [name.replace('+', '')];
  const digits = password.replace(/\D/g, '');
  return parts.some((part) => {
    if (part.length < minNamePart) return false;
    const rest = [...password.replace(part, '')].length;
    // Phone numbers are also compared without their area code.
    const isNumber = /^\d+$/.test(part) && digits.length >= 7 && part.endsWith(digits);
    return (password.includes(part) && rest <= 2) || (isNumber && password.length - digits.length <= 2);
  });
}
