import { z } from 'zod';
import { timeZone } from './account-fields.ts';
import { login } from './accounts.ts';
import { endpoint } from './endpoint.ts';

/** How long a code may travel from one domain of the operator to another, in seconds. */
export const handoverSeconds = 60;
/** The page of the site that other domains show in a hidden frame, or lead a browser to. */
export const iframeAuthPath = '/iframeAuth';

/** 256 bits in base64url: a nonce, and what SHA-256 makes of one. */
const bits256 = z.string().regex(/^[\w-]{43}$/);
/** As browsers write it, `https://write.example.org`; no other form is any domain's. */
const webOrigin = z.string().max(300);

/** Begins to carry a sign-in over. */
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

/** Ends it: the other domain has its session. */
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
});

/** For programs of before, which know no codes. */
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
