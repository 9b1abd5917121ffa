import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { agreement, agreementErrors } from '../site/terms.ts';
import {
  accountErrors,
  accountField,
  code,
  codeActions,
  codeErrors,
  emailErrors,
  newPasswordErrors,
  password,
  phoneErrors,
  slider,
  timeZone,
} from './account-fields.ts';
import { captchaWidget, newSlider, solveSlider } from './puzzles.ts';

export { type CodeAction, codeActions, defaultAreaCode, maxEmailLength } from './account-fields.ts';
export * from './puzzles.ts';

/** Lifetime of a verification code, in minutes (spec, 5). */
export const codeMinutes = 10;
/** Digits of a verification code. */
export const codeDigits = 6;
/** Wrong entries after which a code is invalid. */
export const codeAttempts = 5;
/** Delay before another code can be sent to the same receiver, in seconds (readings, 8). */
export const resendSeconds = 60;
/** Length limits of a new password, in characters (readings, 10). */
export const passwordLength = { least: 8, most: 20 } as const;
/** Lifetime of a puzzle and of the pass for its solution, in minutes. */
export const puzzleMinutes = 5;
/** Lifetime of a proof of account ownership, in minutes. */
export const proofMinutes = 10;
/** Days that the server accepts a session's token after the browser's cookie expires (readings, 11). */
export const extraSessionDays = 1;

/** A signed random browser id by which codes are counted. Set with the first puzzle; HTTP only. */
export const deviceCookie = 'DEVICE';

/** Operations that a proof of ownership authorises. `reset_password` is the only one for users who are not signed in. */
export const proofPurposes = [
  'reset_password',
  'change_password',
  'change_login',
  'remove_login',
  'delete_account',
  'export_data',
  'make_key',
  'staff_factor',
] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/**
 * Returns whether a phone number or e-mail address has an account. Requires a solved puzzle, whose pass stays
 * valid.
 */
export const isRegistered = endpoint({
  method: 'GET',
  path: '/api/login/is_registered',
  summary:
    'Tells whether a phone number or e-mail address has an account, to whoever solved a puzzle for it.',
  audience: 'anyone',
  input: z.object({ ...accountField, slider }),
  reply: z.object({
    isRegistered: z.boolean(),
    hasPassword: z.boolean(),
    /** Whether an account can be created for it; for e-mail addresses, only if the operator allows it. */
    canRegister: z.boolean(),
  }),
  errors: [...accountErrors, 'slider_required'],
  rate: 'puzzle',
});

const sendErrors = ['slider_required', 'code_resend', 'code_daily_limit', 'account_mismatch'] as const;
const sent = z.object({ resendAt: z.int(), expiresAt: z.int() });

/** Sends a code by SMS. Consumes the puzzle's pass. */
export const sendSms = endpoint({
  method: 'POST',
  path: '/api/sendSMS/v3',
  summary: 'Sends a code by SMS.',
  audience: 'anyone',
  input: z.object({ ...accountField, action: z.enum(codeActions), slider }),
  reply: sent,
  errors: [...phoneErrors, ...sendErrors, 'sms_failed', 'sms_country'],
  rate: 'secret',
  visitorRate: 'entry',
});

/** Sends a code by e-mail. Consumes the puzzle's pass. */
export const sendMail = endpoint({
  method: 'POST',
  path: '/api/email/verifycode/v2',
  summary: 'Sends a code by e-mail.',
  audience: 'anyone',
  input: z.object({ account: accountField.account, action: z.enum(codeActions), slider }),
  reply: sent,
  errors: [...emailErrors, ...sendErrors, 'mail_failed'],
  rate: 'secret',
  visitorRate: 'entry',
});

const signedIn = z.object({
  id: z.string(),
  expiresAt: z.int(),
  /** When the access token expires and must be renewed by `/api/refresh`. */
  accessExpiresAt: z.int(),
});
const notRegistered = ['phone_not_registered', 'email_not_registered'] as const;

/** Signs in by code or password and sets the session cookies. */
export const login = endpoint({
  method: 'POST',
  path: '/api/login/v3',
  summary: 'Signs in by a code sent to the phone or e-mail address, or by password and puzzle.',
  audience: 'anyone',
  input: z.object({
    ...accountField,
    /** `sms` and `email` both refer to the code that was sent. */
    verifyType: z.enum(['sms', 'email', 'password']),
    code,
    password,
    slider,
    timeZone,
  }),
  reply: signedIn,
  errors: [
    ...accountErrors,
    ...codeErrors,
    ...notRegistered,
    'password_required',
    'slider_required',
    'sign_in_failed',
    'too_many_passwords',
  ],
  rate: 'secret',
  visitorRate: 'entry',
});

const registration = { code, password, ...agreement, timeZone };
const registrationErrors = [...codeErrors, ...newPasswordErrors, ...agreementErrors] as const;

/** Creates an account for a phone number that has none, and signs in. */
export const registerByPhone = endpoint({
  method: 'POST',
  path: '/api/mobile/register',
  summary: 'Creates an account for a phone number by a code sent to it, with a password if one is given.',
  audience: 'anyone',
  input: z.object({ ...accountField, ...registration }),
  reply: signedIn,
  errors: [...phoneErrors, ...registrationErrors, 'phone_already_registered'],
  rate: 'secret',
  visitorRate: 'entry',
});

/** Creates an account for an e-mail address that has none, and signs in. */
export const registerByEmail = endpoint({
  method: 'POST',
  path: '/api/email/register',
  summary: 'Creates an account for an e-mail address by a code sent to it, where the operator allows that.',
  audience: 'anyone',
  input: z.object({ account: accountField.account, ...registration }),
  reply: signedIn,
  errors: [
    ...emailErrors,
    ...registrationErrors,
    'email_already_registered',
    'email_registration_unavailable',
  ],
  rate: 'secret',
  visitorRate: 'entry',
});

/**
 * Proves account ownership by a code or the password. For a forgotten password the code must be sent for
 * `reset_password`. Otherwise the caller must be signed in, and the code must be sent for `verify` to a phone
 * number or e-mail address of the account.
 */
export const verifyOwner = endpoint({
  method: 'POST',
  path: '/api/set/verify',
  summary: 'Checks a code (or the password) and gives a proof that can be used once, for one change.',
  audience: 'anyone',
  input: z.object({
    ...accountField,
    purpose: z.enum(proofPurposes),
    verifyType: z.enum(['sms', 'email', 'password']).default('sms'),
    code,
    password,
  }),
  reply: z.object({ proof: z.string(), expiresAt: z.int() }),
  errors: [
    ...accountErrors,
    ...codeErrors,
    ...notRegistered,
    'account_mismatch',
    'password_required',
    'password_wrong',
    'too_many_passwords',
  ],
  rate: 'secret',
  visitorRate: 'entry',
});

/** Sets a new password by a code or a proof, ends all other sessions and signs in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/set/forgetpswd',
  summary: 'Sets a new password by a code or a proof of /api/set/verify, ends all sessions and signs in.',
  audience: 'anyone',
  input: z.object({
    ...accountField,
    code,
    /** Proof from /api/set/verify for `reset_password`; replaces the code. */
    proof: z.string().max(100).default(''),
    password,
    timeZone,
  }),
  reply: signedIn,
  errors: [
    ...accountErrors,
    ...codeErrors,
    ...newPasswordErrors,
    ...notRegistered,
    'password_required',
    'proof_required',
  ],
  rate: 'secret',
  visitorRate: 'entry',
});

/** A membership: `vip` is Plus and `vvip` is Pro. Times are in seconds, null where unset. */
const vipInfo = z.object({
  vip_type: z.enum(['free', 'vip', 'vvip']),
  start_time: z.int().nullable(),
  expire_time: z.int().nullable(),
});
export type VipInfo = z.output<typeof vipInfo>;

/** Returns the signed-in user. Fields that are not set are null. */
export const userInfo = endpoint({
  method: 'GET',
  path: '/api/userInfo',
  summary: 'Gives the profile of the signed-in account.',
  audience: 'account',
  /** `_` is a random value that prevents caching. */
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    id: z.string(),
    figureUrl: z.string().nullable(),
    username: z.string().nullable(),
    nickName: z.string().nullable(),
    qqName: z.string().nullable(),
    wechatName: z.string().nullable(),
    /** With area code: +8613800138000. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
    hasPassword: z.boolean(),
    /** When the account will be removed, in ms since the epoch; null if no deletion is pending. */
    deletesAt: z.int().nullable(),
    /** The active membership and all memberships; times in seconds (spec, 3). */
    vip_info: vipInfo,
    vip_infos: z.array(vipInfo),
    /** Storage limit of the account for files, in bytes. */
    accountSize: z.int(),
    /** Remaining bytes; used storage is `accountSize` minus `leftSize`. */
    leftSize: z.int(),
  }),
  errors: [],
  rate: 'normal',
});
export type UserInfo = z.output<(typeof userInfo)['reply']>;

/** Ends the session, if any, and clears the cookies. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary:
    'Ends the session and clears its cookies. With `ifOver` only if it is over already: one that is open stays as it is.',
  audience: 'anyone',
  input: z.object({ ifOver: z.boolean().optional() }),
  reply: z.object({
    /** Whether a session is still open, which is possible with `ifOver`. */
    isSignedIn: z.boolean(),
  }),
  errors: [],
  rate: 'normal',
});

/** Lists simulated messages. Not found unless the operator configured a simulator. */
export const listSimulated = endpoint({
  method: 'GET',
  path: '/api/simulator/messages',
  summary: 'Lists the last messages of the SMS and mail simulators, newest first.',
  audience: 'anyone',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        channel: z.enum(['sms', 'mail']),
        sentAt: z.int(),
        /** Masked phone number or e-mail address. */
        to: z.string(),
        /** Of a mail; null for an SMS. */
        subject: z.string().nullable(),
        /** Null for a message without one. */
        code: z.string().nullable(),
        text: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
  rate: 'normal',
});
export type SimulatedMessage = z.output<(typeof listSimulated)['reply']>['messages'][number];

export const accountsEndpoints = [
  newSlider,
  solveSlider,
  captchaWidget,
  isRegistered,
  sendSms,
  sendMail,
  login,
  registerByPhone,
  registerByEmail,
  verifyOwner,
  resetPassword,
  userInfo,
  logout,
  listSimulated,
] as const;
