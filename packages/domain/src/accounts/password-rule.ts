import { passwordLength } from '@inkstone/contracts/accounts';
import { allow, type Result, refuse } from '@inkstone/kernel';

/** Why a password cannot be chosen, as a code of the error catalogue. */
export type PasswordRefusal = 'password_required' | 'password_length' | 'password_weak';

/** Judges a new password: 8 to 20 characters as people count them, at least one letter and one digit (readings, 10). */
export function checkNewPassword(password: string): Result<string, PasswordRefusal> {
  if (password === '') return refuse('password_required');
  const length = [...password].length;
  if (length < passwordLength.least || length > passwordLength.most) return refuse('password_length');
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return refuse('password_weak');
  return allow(password);
}
