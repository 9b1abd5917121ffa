import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { place, placeCredit } from './places.ts';

/** Lifetime of an access token, in minutes; it is renewed with the refresh token. */
export const accessMinutes = 60;
/** How long a renewed token is still accepted in case the reply was lost, in seconds. */
export const refreshGraceSeconds = 60;

/** Cookies that sign-in sets and sign-out clears (spec, 3). Only the first four authenticate. */
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
/** Cookies in which the sign-in page stores its input; set by the page, cleared with the others. */
export const signInFlowCookies = ['Account', 'AreaCode', 'VerifyType', 'Logined'] as const;

/** Device type of a session, derived from the User-Agent. */
export const deviceKinds = ['desktop', 'mobile', 'tablet', 'app'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Reasons why a session is not accepted. `session_expired` is resolved by renewing it. */
export const sessionRefusals = [
  'session_expired',
  'signed_in_elsewhere',
  'session_revoked',
  'account_blocked',
] as const;
export type SessionRefusal = (typeof sessionRefusals)[number];

/** Whether an error code means that the user is signed out. */
export function isSignedOut(code: string): boolean {
  return code === 'sign_in_first' || (sessionRefusals as readonly string[]).includes(code);
}

/** Path that accepts refresh tokens; their cookies are limited to it. */
export const refreshPath = '/api/refresh';
/** Renews the session by redirects and returns to `to`: for pages, pictures and downloads, which are not requested by scripts. */
export const renewalPath = '/api/refresh/return';

/** Renews the tokens of a session, by its cookies or by a refresh token of either format. */
export const refresh = endpoint({
  method: 'POST',
  path: refreshPath,
  summary:
    'Renews access and refresh token. The refresh token comes by cookie or as `refreshToken`, in its first or its sealed (v2) form; those given as `refreshToken` get their successors in the reply.',
  audience: 'anyone',
  input: z.object({
    refreshToken: z.string().max(2000).optional(),
    /** The browser's IANA time zone; defaults to that of the sign-in. */
    timeZone: z.string().max(60).optional(),
  }),
  reply: z.object({
    id: z.string(),
    /** When the browser discards the session. */
    expiresAt: z.int(),
    /** The latest time to renew the access token. */
    accessExpiresAt: z.int(),
    /** Null for browsers, whose tokens are only in cookies. */
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

/** Returns the public key with which v2 tokens are encrypted. */
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

/** A device with an open session. */
export const deviceView = z.object({
  id: z.string(),
  kind: z.enum(deviceKinds),
  /** Product names such as `Firefox` and `Windows`; '' if unknown. */
  browser: z.string(),
  system: z.string(),
  /** `local` for the server's own network, else the address with its last parts masked; '' if unknown. */
  network: z.string(),
  /** Location of the last renewal according to the GeoIP database; null if there is none or it is unknown. */
  place: place.nullable(),
  isCurrent: z.boolean(),
  createdAt: z.int(),
  /** Updated at most every ten minutes. */
  lastUsedAt: z.int(),
});
export type DeviceView = z.output<typeof deviceView>;

/** Lists the devices with an open session of the account. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Lists the devices on which the account is signed in, the calling one first.',
  audience: 'account',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    sessions: z.array(deviceView),
    /** Null if no location is shown, or no attribution is required. */
    placesBy: placeCredit.nullable(),
  }),
  errors: [],
  rate: 'normal',
});

/** Signs out one device. */
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

/** Signs out all other devices. */
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
