import { z } from 'zod';
import { accountField, code, codeErrors, phoneErrors, slider, timeZone } from './account-fields.ts';
import type { ProofPurpose } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { agreement, agreementErrors } from './terms.ts';

/** Other houses whose accounts open ours. */
export const socialKinds = ['wechat', 'qq', 'apple', 'google'] as const;
export type SocialKind = (typeof socialKinds)[number];
/** Every way into an account. */
export const wayKinds = ['phone', 'email', ...socialKinds] as const;
export type WayKind = (typeof wayKinds)[number];

/** How long somebody may take at the provider, in minutes; its codes live as long. */
export const attemptMinutes = 10;
/** How long a QR code can be scanned and confirmed, in seconds. */
export const qrSeconds = 300;
/** Shortest pause between two looks at a QR code, in ms; sooner ones are refused with `too_many_requests`. */
export const qrPollEvery = 1500;
/** How long the prompt for a phone number stays good after a first social login, in minutes. */
export const bindTicketMinutes = 15;
/** The page to which providers send people back, below which stands the provider: /login/return/google. */
export const returnPath = '/login/return';
/** The page on the phone where a scanned QR code is confirmed or refused; `scan` is in its query. */
export const qrConfirmPath = '/login/qr';

/** Changes whose proof an account of social logins alone can get by going to one of them again. */
export const provenBySocial = [
  'change_login',
  'remove_login',
  'delete_account',
  'export_data',
  'make_key',
] as const satisfies ProofPurpose[];
export type ProvenBySocial = (typeof provenBySocial)[number];
/**
 * What a social login is for: signing in (or up), adding the identity to the account that is signed in, or proving
 * for one change that this account is theirs.
 */
export const socialPurposes = ['sign_in', 'bind', ...provenBySocial] as const;
export type SocialPurpose = (typeof socialPurposes)[number];
/** What a social login is begun with. */
export const socialWish = {
  purpose: z.enum(socialPurposes).default('sign_in'),
  /** Where to go afterwards: a path of this site. Empty where the page decides. */
  next: z.string().max(500).default(''),
  /** For `bind`: a proof for `change_login`, as /api/bind/phone takes one. */
  proof: z.string().max(100).default(''),
};

const signedIn = z.object({
  id: z.string(),
  expiresAt: z.int(),
  /** When the access token is over, and to be renewed by `/api/refresh`. */
  accessExpiresAt: z.int(),
});

/** What the page shows after a first social login: give a phone number, or go on without where that is allowed. */
export const bindPrompt = z.object({
  /** Sealed by the server; to be sent back as it is. Good in this browser only. */
  ticket: z.string(),
  expiresAt: z.int(),
  kind: z.enum(socialKinds),
  /** What the person is called there. */
  shownName: z.string().nullable(),
  /** With `optional` an account can be made without a number. */
  phone: z.enum(['required', 'optional']),
});
export type BindPrompt = z.output<typeof bindPrompt>;

/** What became of a social login. `next` is empty or a path of this site. */
export const socialOutcome = z.discriminatedUnion('outcome', [
  signedIn.extend({ outcome: z.literal('signed_in'), next: z.string() }),
  z.object({ outcome: z.literal('bind_phone'), prompt: bindPrompt, next: z.string() }),
  z.object({ outcome: z.literal('bound'), kind: z.enum(socialKinds), next: z.string() }),
  /** A proof as `/api/set/verify` gives it. */
  z.object({
    outcome: z.literal('proved'),
    purpose: z.enum(provenBySocial),
    proof: z.string(),
    next: z.string(),
  }),
]);
export type SocialOutcome = z.output<typeof socialOutcome>;
/** The same, or that a QR code is confirmed: whoever holds its ticket goes on with /api/wechat/qr/status. */
const wechatOutcome = z.discriminatedUnion('outcome', [
  ...socialOutcome.options,
  z.object({ outcome: z.literal('qr_confirmed'), next: z.string() }),
]);
export type WechatOutcome = z.output<typeof wechatOutcome>;

/** Which providers this site has. */
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
        /** A pretended provider of this installation, to be labelled so. */
        isSimulated: z.boolean(),
      }),
    ),
    phone: z.enum(['required', 'optional']),
    /** Countries and regions to whose numbers codes are sent, by their two letters; null for all. */
    smsCountries: z.array(z.string()).nullable(),
  }),
  errors: [],
  rate: 'visit',
});

/** Refusals of beginning a social login. */
export const startErrors = [
  'provider_off',
  'next_outside_site',
  'social_unavailable',
  'proof_required',
] as const;
/** Refusals of joining an identity to an account. */
export const identityErrors = ['identity_taken', 'way_already_bound'] as const;
/** Refusals of what a login was begun for. */
export const settleErrors = [...identityErrors, 'other_identity'] as const;

/** Begins a social login; the page then goes to `url`. */
export const startThirdParty = endpoint({
  method: 'POST',
  path: '/api/third_party/login',
  summary: 'Begins a social login in this browser and gives the address of the provider to go to.',
  audience: 'anyone',
  input: z.object({ provider: z.enum(socialKinds), ...socialWish }),
  /** `url` is a path of this site where the provider is simulated. */
  reply: z.object({ url: z.string(), expiresAt: z.int() }),
  errors: [...startErrors],
  rate: 'puzzle',
});

const returned = {
  /** Absent when the person refused. */
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

/** Finishes a login by WeChat: the redirect page sends on what it was called with. */
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

/** Finishes a login by QQ. */
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

/** Finishes a login by Google, either the redirect with code and state, or One Tap with its credential. */
export const loginByGoogle = endpoint({
  method: 'POST',
  path: '/api/login/google',
  summary: 'Finishes a Google login: by code and state, or by a One Tap credential and its CSRF token.',
  audience: 'anyone',
  input: z.object({
    ...returned,
    /** An id token of Google, in place of code and state. */
    credential: z.string().max(8000).default(''),
    /** Must equal the cookie of the same name. */
    g_csrf_token: z.string().max(200).default(''),
  }),
  reply: socialOutcome,
  errors: [...returnErrors],
  rate: 'puzzle',
});

/** Finishes a login by Apple. */
export const loginByApple = endpoint({
  method: 'POST',
  path: '/api/login/apple',
  summary: 'Finishes an Apple login with what Apple posted to the site.',
  audience: 'anyone',
  input: z.object({
    ...returned,
    /** Apple's JSON with the name, which it sends the first time only. */
    user: z.string().max(2000).default(''),
  }),
  reply: socialOutcome,
  errors: [...returnErrors],
  rate: 'puzzle',
});

/** Sends a code to the phone that a first social login is to be joined with. Uses a puzzle's pass for `bind` up. */
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
});

/**
 * Joins a first social login with a phone by a code. A new number makes an account with both ways. A number that
 * has one is refused with `phone_has_account` until the person chooses `join`; the code stays good for that.
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
    /** Needed where an account is made. */
    ...agreement,
    /** Whether to join the account that the number has already. */
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
});

/** Makes an account of a first social login alone, where the operator lets people go without a phone number. */
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
});
