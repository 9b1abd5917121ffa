import { z } from 'zod';

/** Default area code (spec, 5). */
export const defaultAreaCode = '86';
/** Maximum length of an e-mail address, in characters (RFC 5321, without the angle brackets). */
export const maxEmailLength = 254;

/**
 * Purposes of a verification code and of the puzzle before it: signing in, resetting a forgotten password,
 * proving ownership in an open session, and adding a phone number or e-mail address to an account.
 */
export const codeActions = ['sign_in', 'reset_password', 'verify', 'bind'] as const;
export type CodeAction = (typeof codeActions)[number];

/** Account identifier: a phone number or an e-mail address, distinguished by the @. */
export const accountField = {
  /** As typed. A number with a leading plus sign includes its area code. */
  account: z.string().max(1000),
  /** Ignored for an e-mail address. */
  areaCode: z.string().max(20).default(defaultAreaCode),
};
/** A code as typed. */
export const code = z.string().max(20).default('');
/** A password as typed. */
export const password = z.string().max(200).default('');
/** The pass returned for a solved puzzle. */
export const slider = z.string().max(100).default('');
/** The browser's IANA time zone, in which the last day of a session ends. */
export const timeZone = z.string().max(60).default('UTC');

/** Validation errors of a phone number field. */
export const phoneErrors = ['phone_required', 'phone_invalid', 'area_code_unknown'] as const;
/** Validation errors of an e-mail address field. */
export const emailErrors = ['email_required', 'email_invalid'] as const;
/** Validation errors of a field that accepts either. */
export const accountErrors = [
  'account_required',
  'phone_invalid',
  'area_code_unknown',
  'email_invalid',
] as const;
/** Validation errors of a verification code. */
export const codeErrors = ['code_required', 'code_wrong', 'code_expired', 'code_void'] as const;
/** Validation errors of a new password. */
export const newPasswordErrors = [
  'password_length',
  'password_weak',
  'password_common',
  'password_is_account',
] as const;
