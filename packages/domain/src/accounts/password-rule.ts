import { passwordLength } from '@inkstone/contracts/accounts';
import { allow, type Result, refuse } from '@inkstone/kernel';

/** Why a password cannot be chosen, as a code of the error catalogue. */
export type PasswordRefusal =
  | 'password_required'
  | 'password_length'
  | 'password_weak'
  | 'password_is_account'
  | 'password_common';

/** What a new password is held against. */
export interface PasswordSurroundings {
  /** The names its account is found by: numbers in E.164, e-mail addresses. */
  readonly names: readonly string[];
  /** Whether many people use it, or one that differs in capitals only. */
  readonly isCommon: (lowerCased: string) => boolean;
}

/** Where a password is judged before the server does it, as while it is typed. */
const unknown: PasswordSurroundings = { names: [], isCommon: () => false };
const leastOfName = 5;

/** Judges a new password: 8 to 20 characters as people count them, a letter and a digit (readings, 10), no easy guess. */
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

/** Whether a password is the name of its account, or that with no more than two signs around it. */
function isMadeOf(password: string, name: string): boolean {
  const parts = name.includes('@') ? [name, name.slice(0, name.lastIndexOf('@'))] : [name.replace('+', '')];
  const digits = password.replace(/\D/g, '');
  return parts.some((part) => {
    if (part.length < leastOfName) return false;
    const rest = [...password.replace(part, '')].length;
    // A number is typed without its area code.
    const isNumber = /^\d+$/.test(part) && digits.length >= 7 && part.endsWith(digits);
    return (password.includes(part) && rest <= 2) || (isNumber && password.length - digits.length <= 2);
  });
}
