import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { place, placeCredit } from './places.ts';

/** How long an access token opens the door, in minutes; then it is renewed with the refresh token. */
export const accessMinutes = 60;
/** How long after a renewal the token renewed still answers, for a reply that was lost on its way, in seconds. */
export const refreshGraceSeconds = 60;

/** Cookies that a sign-in sets and that signing out clears (spec, 3). Only the first four open a door. */
export const sessionCookies = [
  'TOKEN',
  'TOKEN_V2',
  'REFRESHTOKEN',
  'REFRESHTOKEN_V2',
  'ID',
  'AVATAR',
  'USERNAME',
  'PHONE',
  'NICKNAME',
  'QQ',
  'WX',
  'USAGESTORE',
  'TOTALSTORE',
  'VIP_TYPE',
  'VIP_EXPIRE_TIME',
  'VIP_START_TIME',
  'VIP_INFO',
  'VIP_DETAIL_INFO',
  'WEBSITE_LOGGED_IN',
] as const;
/** Cookies in which the sign-in page remembers what was typed; set by the page, cleared with the others. */
export const signInFlowCookies = ['Account', 'AreaCode', 'VerifyType', 'Logined'] as const;

/** What sort of device a session is on, as far as it says. */
export const deviceKinds = ['desktop', 'mobile', 'tablet', 'app'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Refusals that say why a session opens nothing (any more): `session_expired` is cured by renewing it. */
export const sessionRefusals = ['session_expired', 'signed_in_elsewhere', 'session_revoked'] as const;
export type SessionRefusal = (typeof sessionRefusals)[number];

/** Whether a refusal means that nobody is signed in here (any more). */
export function isSignedOut(code: string): boolean {
  return code === 'sign_in_first' || (sessionRefusals as readonly string[]).includes(code);
}

/** Where refresh tokens are taken; their cookies go to this path and nowhere else. */
export const refreshPath = '/api/refresh';
/** Leads a browser through a renewal and back to `to`: for pages, pictures and downloads, which no script asks for. */
export const renewalPath = '/api/refresh/return';

/** Renews the tokens of a session: by its cookies, or by a refresh token of either form. */
export const refresh = endpoint({
  method: 'POST',
  path: refreshPath,
  summary:
    'Renews access and refresh token. The refresh token comes by cookie or as `refreshToken`, in its first or its sealed (v2) form; those given as `refreshToken` get their successors in the reply.',
  audience: 'anyone',
  input: z.object({
    refreshToken: z.string().max(2000).optional(),
    /** The browser's IANA time zone; the one of the sign-in where none is given. */
    timeZone: z.string().max(60).optional(),
  }),
  reply: z.object({
    id: z.string(),
    /** When the browser forgets the session. */
    expiresAt: z.int(),
    /** When the access token is to be renewed again at the latest. */
    accessExpiresAt: z.int(),
    /** Null for browsers, whose tokens travel by cookies only. */
    tokens: z
      .object({
        token: z.string(),
        tokenV2: z.string(),
        refreshToken: z.string(),
        refreshTokenV2: z.string(),
      })
      .nullable(),
  }),
  errors: [],
  rate: 'normal',
});

/** The key to which v2 tokens are sealed. */
export const serverKey = endpoint({
  method: 'GET',
  path: '/api/serverkey',
  summary:
    'Gives the public key (JWK) with which a token is sealed into its v2 form: a compact JWE of the claims {tok, exp}.',
  audience: 'anyone',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    kid: z.string(),
    alg: z.literal('ECDH-ES'),
    enc: z.literal('A256GCM'),
    use: z.literal('enc'),
    kty: z.literal('OKP'),
    crv: z.literal('X25519'),
    x: z.string(),
  }),
  errors: [],
  rate: 'normal',
});

/** A device on which somebody is signed in. */
export const deviceView = z.object({
  id: z.string(),
  kind: z.enum(deviceKinds),
  /** Names as people know them, `Firefox` and `Windows`; '' where not known. */
  browser: z.string(),
  system: z.string(),
  /** `local` for the server's own network, else an address whose last parts are masked; '' where not known. */
  network: z.string(),
  /** Where it was renewed last, by the operator's map of addresses; null without one, or where it knows nothing. */
  place: place.nullable(),
  isCurrent: z.boolean(),
  createdAt: z.int(),
  /** Late by up to ten minutes. */
  lastUsedAt: z.int(),
});
export type DeviceView = z.output<typeof deviceView>;

/** The devices on which the account is signed in. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Lists the devices on which the account is signed in, the calling one first.',
  audience: 'account',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    sessions: z.array(deviceView),
    /** Null where no place is shown, or nobody asks for it. */
    placesBy: placeCredit.nullable(),
  }),
  errors: [],
  rate: 'normal',
});

/** Signs one device out. */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke',
  summary: 'Signs one device of the account out.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: z.object({}),
  errors: ['not_found'],
  rate: 'normal',
});

/** Signs all other devices out. */
export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke_others',
  summary: 'Signs out all devices of the account but the calling one.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ ended: z.int() }),
  errors: [],
  rate: 'normal',
});
