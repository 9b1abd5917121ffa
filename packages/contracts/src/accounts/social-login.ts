import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { agreement, agreementErrors } from '../site/terms.ts';
import { webhook } from '../webhook.ts';
import { accountField, code, codeErrors, phoneErrors, slider, timeZone } from './account-fields.ts';
import type { ProofPurpose } from './index.ts';

/** External identity providers. */
export const socialKinds = ['wechat', 'qq', 'apple', 'google'] as const;
export type SocialKind = (typeof socialKinds)[number];
/** Login methods of an account. */
export const loginMethodKinds = ['phone', 'email', ...socialKinds] as const;
export type LoginMethodKind = (typeof loginMethodKinds)[number];

/** Time limit for signing in at the provider, in minutes; its codes have the same lifetime. */
export const attemptMinutes = 10;
/** Time limit for scanning and confirming a QR code, in seconds. */
export const qrSeconds = 300;
/**
 * Minimum interval between two polls of a QR code, in ms; faster ones are refused with `too_many_requests`.
 */
export const qrPollEvery = 1500;
/** Time limit for entering a phone number after a first social login, in minutes. */
export const bindTicketMinutes = 15;
/** Redirect page of the providers, followed by the provider: /login/return/google. */
export const returnPath = '/login/return';
/** Path to which providers post their reply, followed by the provider; the page cannot accept a form. */
export const postedReturnPath = '/api/third_party/return';
/** The page on the phone where a scanned QR code is confirmed or rejected; `scan` is in its query. */
export const qrConfirmPath = '/login/qr';

/** Changes that an account with only social logins can prove by repeating one of them. */
export const provenBySocial = [
  'change_login',
  'remove_login',
  'delete_account',
  'export_data',
  'make_key',
] as const satisfies ProofPurpose[];
export type ProvenBySocial = (typeof provenBySocial)[number];
/**
 * Purposes of a social login: signing in (or up), adding the identity to the signed-in account, or proving
 * account ownership for one change.
 */
export const socialPurposes = ['sign_in', 'bind', ...provenBySocial] as const;
export type SocialPurpose = (typeof socialPurposes)[number];
/** Input that starts a social login. */
export const socialRequest = {
  purpose: z.enum(socialPurposes).default('sign_in'),
  /** Path of this site to open afterwards. Empty: the page decides. */
  next: z.string().max(500).default(''),
  /** For `bind`: a proof for `change_login`, as in /api/bind/phone. */
  proof: z.string().max(100).default(''),
};

const signedIn = z.object({
  id: z.string(),
  expiresAt: z.int(),
  /** When the access token expires and must be renewed by `/api/refresh`. */
  accessExpiresAt: z.int(),
});

/** Shown after a first social login: asks for a phone number, which may be optional. */
export const bindPrompt = z.object({
  /** Encrypted by the server and sent back unchanged. Valid in this browser only. */
  ticket: z.string(),
  expiresAt: z.int(),
  kind: z.enum(socialKinds),
  /** Display name at the provider. */
  shownName: z.string().nullable(),
  /** With `optional`, an account can be created without a number. */
  phone: z.enum(['required', 'optional']),
});
export type BindPrompt = z.output<typeof bindPrompt>;

/** Result of a social login. `next` is empty or a path of this site. */
export const socialOutcome = z.discriminatedUnion('outcome', [
  signedIn.extend({ outcome: z.literal('signed_in'), next: z.string() }),
  z.object({ outcome: z.literal('bind_phone'), prompt: bindPrompt, next: z.string() }),
  z.object({ outcome: z.literal('bound'), kind: z.enum(socialKinds), next: z.string() }),
  /** A proof like those of `/api/set/verify`. */
  z.object({
    outcome: z.literal('proved'),
    purpose: z.enum(provenBySocial),
    proof: z.string(),
    next: z.string(),
  }),
]);
export type SocialOutcome = z.output<typeof socialOutcome>;
/**
 * Result of a WeChat login: as above, or the confirmation of a QR code, after which the holder of its ticket continues with
 * /api/wechat/qr/status.
 */
const wechatOutcome = z.discriminatedUnion('outcome', [
  ...socialOutcome.options,
  z.object({ outcome: z.literal('qr_confirmed'), next: z.string() }),
]);
export type WechatOutcome = z.output<typeof wechatOutcome>;

/** Lists the configured identity providers. */
export const listLoginProviders = endpoint({
  method: 'GET',
  path: '/api/third_party/providers',
  summary:
    'Lists the ways in: social logins, whether a number is needed beside them, and countries that get codes.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({
    providers: z.array(
      z.object({
        kind: z.enum(socialKinds),
        /** `redirect`: go to the address of /api/third_party/login. `qr`: show a code of /api/wechat/qr. */
        flow: z.enum(['redirect', 'qr']),
        /** A simulated provider of this installation, to be labelled as such. */
        isSimulated: z.boolean(),
      }),
    ),
    phone: z.enum(['required', 'optional']),
    /** Countries and regions to which codes are sent, by their two-letter codes; null for all. */
    smsCountries: z.array(z.string()).nullable(),
  }),
  errors: [],
  rate: 'visit',
});

/** Errors when a social login is started. */
export const startErrors = [
  'provider_off',
  'next_outside_site',
  'social_unavailable',
  'proof_required',
] as const;
/** Errors when an identity is linked to an account. */
export const identityErrors = ['identity_taken', 'way_already_bound'] as const;
/** Errors when the purpose of a login is completed. */
export const settleErrors = [...identityErrors, 'other_identity'] as const;

/** Starts a social login; the page then navigates to `url`. */
export const startThirdParty = endpoint({
  method: 'POST',
  path: '/api/third_party/login',
  summary: 'Begins a social login in this browser and gives the address of the provider to go to.',
  audience: 'anyone',
  input: z.object({ provider: z.enum(socialKinds), ...socialRequest }),
  /** `url` is a path of this site if the provider is simulated. */
  reply: z.object({ url: z.string(), expiresAt: z.int() }),
  errors: [...startErrors],
  rate: 'puzzle',
});

const returned = {
  /** Absent if the user declined. */
  code: z.string().max(4000).default(''),
  state: z.string().max(200).default(''),
  timeZone,
};
const returnErrors = [
  ...settleErrors,
  'provider_off',
  'social_expired',
  'social_refused',
  'social_failed',
  'social_unavailable',
] as const;

/** Completes a WeChat login with the parameters of the redirect page. */
export const loginByWechat = endpoint({
  method: 'POST',
  path: '/api/login/wechat',
  summary:
    'Finishes a WeChat login, or confirms a QR code, with the code and state that WeChat sent the browser back with.',
  audience: 'anyone',
  input: z.object(returned),
  reply: wechatOutcome,
  errors: [...returnErrors],
  rate: 'puzzle',
});

/** Completes a QQ login. */
export const loginByQq = endpoint({
  method: 'POST',
  path: '/api/login/qq',
  summary: 'Finishes a QQ login with the code and state that QQ sent the browser back with.',
  audience: 'anyone',
  input: z.object(returned),
  reply: socialOutcome,
  errors: [...returnErrors],
  rate: 'puzzle',
});

/** Completes a Google login: the redirect with code and state, or One Tap with its credential. */
export const loginByGoogle = endpoint({
  method: 'POST',
  path: '/api/login/google',
  summary: 'Finishes a Google login: by code and state, or by a One Tap credential and its CSRF token.',
  audience: 'anyone',
  input: z.object({
    ...returned,
    /** Google ID token, instead of code and state. */
    credential: z.string().max(8000).default(''),
    /** Must equal the cookie of the same name. */
    g_csrf_token: z.string().max(200).default(''),
  }),
  reply: socialOutcome,
  errors: [...returnErrors],
  rate: 'puzzle',
});

/** Completes an Apple login. */
export const loginByApple = endpoint({
  method: 'POST',
  path: '/api/login/apple',
  summary: 'Finishes an Apple login with what Apple posted to the site.',
  audience: 'anyone',
  input: z.object({
    ...returned,
    /** Apple's JSON with the name, which is sent only the first time. */
    user: z.string().max(2000).default(''),
  }),
  reply: socialOutcome,
  errors: [...returnErrors],
  rate: 'puzzle',
});

/**
 * Sends a code to the phone number that a first social login is linked to. Consumes a puzzle's pass for
 * `bind`.
 */
export const sendThirdPartyCode = endpoint({
  method: 'POST',
  path: '/api/third_party/verify_code',
  summary: 'Sends a code to the phone number that a social login is to be joined with.',
  audience: 'anyone',
  input: z.object({ ticket: z.string().max(6000), ...accountField, slider }),
  reply: z.object({ resendAt: z.int(), expiresAt: z.int() }),
  errors: [
    ...phoneErrors,
    'bind_ticket_expired',
    'slider_required',
    'code_resend',
    'code_daily_limit',
    'sms_failed',
    'sms_country',
  ],
  rate: 'secret',
  visitorRate: 'entry',
});

/**
 * Links a first social login to a phone number by a code. A new number creates an account with both sign-in
 * methods. A number with an account is refused with `phone_has_account` until the user sets `join`; the code
 * stays valid for that.
 */
export const bindThirdParty = endpoint({
  method: 'POST',
  path: '/api/third_party/bind_account',
  summary: 'Joins a social login with a phone number by a code sent to it, and signs in.',
  audience: 'anyone',
  input: z.object({
    ticket: z.string().max(6000),
    ...accountField,
    code,
    /** Required if an account is created. */
    ...agreement,
    /** Whether to link to the existing account of the number. */
    join: z.boolean().default(false),
    timeZone,
  }),
  reply: signedIn,
  errors: [
    ...phoneErrors,
    ...codeErrors,
    ...identityErrors,
    ...agreementErrors,
    'bind_ticket_expired',
    'phone_has_account',
  ],
  rate: 'secret',
  visitorRate: 'entry',
});

/** Creates an account from a social login only, if the operator does not require a phone number. */
export const registerThirdParty = endpoint({
  method: 'POST',
  path: '/api/third_party/register',
  summary:
    'Creates an account of a social login without a phone number, where that is allowed, and signs in.',
  audience: 'anyone',
  input: z.object({ ticket: z.string().max(6000), ...agreement, timeZone }),
  reply: signedIn,
  errors: [...agreementErrors, 'bind_ticket_expired', 'phone_needed', 'identity_taken'],
  rate: 'secret',
  visitorRate: 'entry',
});

/** Receives Apple's reply, which the browser posts from Apple's page. */
export const appleReturn = webhook({
  vendor: 'apple',
  method: 'POST',
  path: `${postedReturnPath}/apple`,
  summary: 'Sends the form with the answer of Apple on to the page where logins end.',
  errors: [],
  rate: 'visit',
});
