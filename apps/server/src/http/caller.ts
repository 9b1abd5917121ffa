import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@inkstone/contracts';
import { deviceCookie } from '@inkstone/contracts/accounts';
import { apiKeyPrefix } from '@inkstone/contracts/api-keys';
import { defaultLocale } from '@inkstone/phrases';
import type { Deps } from '../deps.ts';
import { readCookie, readTokenCookie, refreshCookie, refreshCookieV2 } from './cookies.ts';
import { askedLanguage } from './language.ts';
import { isThisMachine } from './this-machine.ts';
import type { ClosedSession, KeyHolder, Origin, Visitor, Who } from './who.ts';

/** The session that a token opens. */
export interface Session {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Finds the session of a token, or says why it opens none; null for one that is unknown. Written by accounts. */
export type ResolveSession = (deps: Deps, token: string) => Promise<Session | ClosedSession | null>;

/** Finds the account of an API key; null for one that is unknown or revoked. Written by accounts. */
export type ResolveApiKey = (
  deps: Deps,
  key: string,
) => Promise<Pick<KeyHolder, 'accountId' | 'keyId' | 'opensDocuments'> | null>;

/** How callers are known. */
export interface Credentials {
  readonly resolveSession: ResolveSession;
  readonly resolveApiKey: ResolveApiKey;
}

/** Finds out who sends a request, by its headers and the address it came from. */
export async function findCaller(
  deps: Deps,
  { resolveSession, resolveApiKey }: Credentials,
  headers: IncomingHttpHeaders,
  address: string,
): Promise<Who> {
  const origin = readOrigin(headers, address);
  const token = readToken(headers);
  if (token?.startsWith(apiKeyPrefix)) {
    const holder = await resolveApiKey(deps, token);
    return holder ? { kind: 'key', ...holder, origin } : { kind: 'visitor', origin };
  }
  const session = token && (await resolveSession(deps, token));
  if (!session) return { kind: 'visitor', origin };
  if ('refusal' in session) return { kind: 'visitor', origin, closed: session };
  return { kind: 'account', accountId: session.accountId, sessionId: session.sessionId, origin };
}

/** Who sends a request whose cookies mean nothing: the holder of a key, else a visitor. Refuses a wrong key. */
export async function findKeyHolder(
  deps: Deps,
  { resolveApiKey }: Credentials,
  key: string | null,
  origin: Origin,
): Promise<Visitor | KeyHolder> {
  if (!key) return { kind: 'visitor', origin };
  const holder = await resolveApiKey(deps, key);
  if (!holder) throw new AppError('api_key_wrong');
  return { kind: 'key', ...holder, origin };
}

/** What the headers say about where a request comes from. */
export function readOrigin(headers: IncomingHttpHeaders, address: string): Origin {
  const askedLocale = askedLanguage(first(headers.language), headers['accept-language']);
  const refreshToken =
    readCookie(headers.cookie, refreshCookie) ?? readCookie(headers.cookie, refreshCookieV2);
  const googleCsrf = readCookie(headers.cookie, 'g_csrf_token');
  return {
    address,
    userAgent: headers['user-agent']?.slice(0, 300) ?? '',
    locale: askedLocale ?? defaultLocale,
    askedLocale,
    device: readCookie(headers.cookie, deviceCookie),
    isThisMachine: isThisMachine(address, headers),
    ...(headers.origin ? { site: headers.origin } : {}),
    ...(refreshToken ? { refreshToken } : {}),
    ...(googleCsrf ? { googleCsrf } : {}),
  };
}

/** The token, in either form, of the Authorization header (with or without `Bearer`), else of the cookies. */
export function readToken(headers: IncomingHttpHeaders): string | null {
  return headers.authorization ? readAuthorization(headers) : readTokenCookie(headers.cookie);
}

/** What the Authorization header holds, with or without `Bearer`. */
export function readAuthorization({ authorization }: IncomingHttpHeaders): string | null {
  return authorization?.replace(/^bearer\s+/i, '').trim() || null;
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
