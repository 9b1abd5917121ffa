import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timeZone } from './account-fields.ts';
import { login } from './index.ts';

/** Lifetime of a code that transfers a session between two domains of the operator, in seconds. */
export const handoverSeconds = 60;
/** The page that other domains load in a hidden frame or redirect the browser to. */
export const iframeAuthPath = '/iframeAuth';

/** 256 bits in base64url: a nonce, or its SHA-256 hash. */
const bits256 = z.string().regex(/^[\w-]{43}$/);
/** An origin as browsers serialise it, such as `https://write.example.org`; other forms match no domain. */
const webOrigin = z.string().max(300);

/** Starts transferring a session to another domain. */
export const startHandover = endpoint({
  method: 'POST',
  path: '/api/login/handover/start',
  summary:
    'Gives a code by which another domain of the operator gets a session of its own: once, within a minute, at the origin named, for whoever knows the nonce of which `challenge` is the SHA-256 in base64url.',
  audience: 'account',
  input: z.object({ origin: webOrigin, challenge: bits256 }),
  reply: z.object({ code: z.string(), expiresAt: z.int() }),
  errors: ['access_denied'],
  rate: 'secret',
});

/** Completes the transfer: the other domain gets its session. */
export const takeHandover = endpoint({
  method: 'POST',
  path: '/api/login/handover',
  summary:
    'Begins a session by a code of /api/login/handover/start, from a page of the origin that the code was made for. A code that is shown wrongly is void.',
  audience: 'anyone',
  input: z.object({ code: z.string().max(200), nonce: bits256, timeZone }),
  reply: login.reply,
  errors: ['invalid_token'],
  rate: 'secret',
  visitorRate: 'entry',
});

/** For older clients, which do not support codes. */
export const handOverTokens = endpoint({
  method: 'POST',
  path: '/api/login/handover/tokens',
  summary:
    'Gives the tokens of a session made for another domain of the operator, in the clear. Only where the operator has switched it on.',
  audience: 'account',
  input: z.object({ origin: webOrigin, timeZone }),
  reply: z.object({
    token: z.string(),
    tokenV2: z.string(),
    refreshToken: z.string(),
    refreshTokenV2: z.string(),
  }),
  errors: ['access_denied', 'not_found'],
  rate: 'secret',
});
