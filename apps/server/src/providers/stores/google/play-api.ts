import { type Clock, second } from '@inkstone/kernel';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { GoogleStoreSettings } from '../../../ports/store-config.ts';
import type { StoreUnknown } from '../../../ports/store-verifier.ts';
import { codeOf, requestProvider } from '../../pay/request-provider.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { type AccessToken, cacheToken } from '../token-cache.ts';

/** Google's URLs; tests replace them. */
export const googleUrls = {
  token: 'https://oauth2.googleapis.com/token',
  api: 'https://androidpublisher.googleapis.com',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};
export type GoogleUrls = typeof googleUrls;

const scope = 'https://www.googleapis.com/auth/androidpublisher';
/** Lifetime of the signed request for a token in seconds: the maximum that Google permits. */
const grantLife = 3600;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A reply of the Play Developer API. `gone`: the purchase is unknown, or no longer known. */
export type PlayReply =
  | { readonly kind: 'reply'; readonly json: unknown }
  | { readonly kind: 'gone' }
  | StoreUnknown;

/** Sends a request about the app: `path` is the part after the package name. */
export type PlayApi = (method: 'GET' | 'POST', path: string) => Promise<PlayReply>;

/** Creates a client that authenticates as the service account of the settings. */
export function createPlayApi(
  { clock }: { readonly clock: Clock },
  { packageName, clientEmail, privateKey }: GoogleStoreSettings,
  urls: GoogleUrls,
): PlayApi {
  const tokens = cacheToken(clock, () => fetchToken({ clock, clientEmail, privateKey, url: urls.token }));
  const root = `${urls.api}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}`;
  return async (method, path) => {
    const token = await tokens.read();
    if (typeof token !== 'string') return token;
    const headers = { authorization: `Bearer ${token}` };
    const reply = await requestProvider(`${root}/${path}`, { method, headers });
    if ('kind' in reply) return reply;
    if (reply.status === 401) tokens.drop();
    if (reply.status === 404 || reply.status === 410) return { kind: 'gone' };
    if (reply.status !== 200 && reply.status !== 204)
      return { kind: 'unknown', detail: `the API answered ${reply.status}` };
    return { kind: 'reply', json: reply.body.length === 0 ? {} : parseStrictJson(reply.body) };
  };
}

interface TokenRequest {
  readonly clock: Clock;
  readonly clientEmail: string;
  readonly privateKey: string;
  readonly url: string;
}

/** Exchanges an assertion signed by the service account for an access token (RFC 7523). */
async function fetchToken({
  clock,
  clientEmail,
  privateKey,
  url,
}: TokenRequest): Promise<AccessToken | StoreUnknown> {
  const now = Math.floor(clock.now() / second);
  const claims = { iss: clientEmail, scope, aud: url, iat: now, exp: now + grantLife };
  const assertion = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign(await importPKCS8(privateKey, 'RS256'));
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  const reply = await requestProvider(url, { method: 'POST', body });
  if ('kind' in reply) return reply;
  const json = parseStrictJson(reply.body);
  const { data } = granted.safeParse(json);
  if (reply.status === 200 && data)
    return { kind: 'token', token: data.access_token, seconds: data.expires_in };
  const error = z.object({ error: z.string() }).safeParse(json).data?.error ?? '';
  return { kind: 'unknown', detail: `no access token: ${codeOf(error)} (${reply.status})` };
}
