import { z } from 'zod';

/** Area code where none is chosen (spec, 5). */
export const defaultAreaCode = '86';
/** Longest e-mail address, in characters (RFC 5321, less the angle brackets). */
export const longestEmail = 254;

/** How an account is named: by a phone number or by an e-mail address, told apart by the @. */
export const accountField = {
  /** As typed. A number with a plus sign in front brings its own area code. */
  account: z.string().max(1000),
  /** Means nothing beside an e-mail address. */
  areaCode: z.string().max(20).default(defaultAreaCode),
};
/** A code as typed. */
export const code = z.string().max(20).default('');
/** A password as typed. */
export const password = z.string().max(200).default('');
/** The pass of a solved puzzle. */
export const slider = z.string().max(100).default('');
/** The browser's IANA time zone, in which the last day of a session ends. */
export const timeZone = z.string().max(60).default('UTC');

/** Refusals of a field that must hold a phone number. */
export const phoneErrors = ['phone_required', 'phone_invalid', 'area_code_unknown'] as const;
/** Refusals of a field that must hold an e-mail address. */
export const emailErrors = ['email_required', 'email_invalid'] as const;
/** Refusals of a field that takes both. */
export const accountErrors = [
  'account_required',
  'phone_invalid',
  'area_code_unknown',
  'email_invalid',
] as const;
/** Refusals of a code. */
export const codeErrors = ['code_required', 'code_wrong', 'code_expired', 'code_void'] as const;
/** Refusals of a password that somebody chooses. */
export const newPasswordErrors = [
  'password_length',
  'password_weak',
  'password_common',
  'password_is_account',
] as const;
