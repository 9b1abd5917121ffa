import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@inkstone/contracts';
import { deviceCookie } from '@inkstone/contracts/accounts';
import { apiKeyPrefix } from '@inkstone/contracts/accounts/api-keys';
import { analyticsChoiceCookie, visitorCookie } from '@inkstone/contracts/analytics';
import { defaultLocale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import { readCookie, readTokenCookie, refreshCookie, refreshCookieV2 } from './cookies.ts';
import { requestedLanguage } from './language.ts';
import { isThisMachine } from './this-machine.ts';
import type { ClosedSession, KeyHolder, Origin, Visitor, Who } from './who.ts';

/** The session that a token belongs to. */
export interface Session {
  readonly accountId: string;
  readonly sessionId: string;
}

/**
 * Resolves a token to its session, or to the reason why it is closed; null for an unknown token. Implemented
 * by accounts.
 */
export type ResolveSession = (deps: Deps, token: string) => Promise<Session | ClosedSession | null>;

/** Resolves an API key to its account; null for a key that is unknown or revoked. Implemented by accounts. */
export type ResolveApiKey = (
  deps: Deps,
  key: string,
) => Promise<Pick<KeyHolder, 'accountId' | 'keyId' | 'opensDocuments'> | null>;

/** How callers are authenticated. */
export interface Credentials {
  readonly resolveSession: ResolveSession;
  readonly resolveApiKey: ResolveApiKey;
}

/** Identifies the caller of a request by its headers and remote address. */
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

/**
 * Identifies the caller of a request whose cookies are ignored: the holder of an API key, else a visitor.
 * Refuses an invalid key.
 */
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

/** Reads the facts about a request's origin from its headers. */
export function readOrigin(headers: IncomingHttpHeaders, address: string): Origin {
  const askedLocale = requestedLanguage(first(headers.language), headers['accept-language']);
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
    ...readTracking(headers),
    ...(headers.origin ? { site: headers.origin } : {}),
    ...(refreshToken ? { refreshToken } : {}),
    ...(googleCsrf ? { googleCsrf } : {}),
  };
}

/**
 * Reads whether analytics may record the browser: the user has agreed, and the browser sends no do-not-track
 * signal.
 */
function readTracking(headers: IncomingHttpHeaders): Pick<Origin, 'refusesTracking' | 'visitor'> {
  if (first(headers.dnt) === '1' || first(headers['sec-gpc']) === '1') return { refusesTracking: true };
  if (readCookie(headers.cookie, analyticsChoiceCookie) !== 'granted') return {};
  const visitor = readCookie(headers.cookie, visitorCookie);
  return visitor ? { visitor } : {};
}

/**
 * Returns the token (JWT or opaque) of the Authorization header, with or without `Bearer`, else of the
 * cookies.
 */
export function readToken(headers: IncomingHttpHeaders): string | null {
  return headers.authorization ? readAuthorization(headers) : readTokenCookie(headers.cookie);
}

/** Returns the value of the Authorization header without the optional `Bearer`. */
export function readAuthorization({ authorization }: IncomingHttpHeaders): string | null {
  return authorization?.replace(/^bearer\s+/i, '').trim() || null;
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
