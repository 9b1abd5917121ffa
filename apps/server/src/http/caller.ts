import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../deps.ts';
import { readCookie, tokenCookie } from './cookies.ts';
import { readLanguage } from './language.ts';
import type { Origin, Who } from './who.ts';

/** The session that a token opens. */
export interface Session {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Finds the session of a token; null for one that is unknown, expired or revoked. Written by accounts. */
export type ResolveSession = (deps: Deps, token: string) => Promise<Session | null>;

/** Finds out who sends a request, by its headers and the address it came from. */
export async function findCaller(
  deps: Deps,
  resolveSession: ResolveSession,
  headers: IncomingHttpHeaders,
  address: string,
): Promise<Who> {
  const origin: Origin = {
    address,
    userAgent: headers['user-agent']?.slice(0, 300) ?? '',
    locale: readLanguage(first(headers.language), headers['accept-language']),
  };
  const token = readToken(headers);
  const session = token && (await resolveSession(deps, token));
  if (!session) return { kind: 'visitor', origin };
  return { kind: 'account', accountId: session.accountId, sessionId: session.sessionId, origin };
}

/** The token of the Authorization header (with or without `Bearer`), else of the cookie. */
export function readToken(headers: IncomingHttpHeaders): string | null {
  const { authorization } = headers;
  if (authorization) return authorization.replace(/^bearer\s+/i, '').trim() || null;
  return readCookie(headers.cookie, tokenCookie);
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
