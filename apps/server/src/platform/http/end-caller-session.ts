import { logout } from '@inkstone/contracts/accounts';
import type { ApiParts } from './api.ts';
import { type CookieChange, readTokenCookie } from './cookies.ts';
import { findRoute } from './route.ts';
import type { Who } from './who.ts';

/**
 * Returns whether a browser presents a session that has ended: an unknown one, or one ended from elsewhere.
 */
export function hasEndedSession(who: Who, cookie: string | undefined): boolean {
  const isKnownToWait = who.kind === 'visitor' && who.closed?.refusal === 'session_expired';
  return who.kind === 'visitor' && !isKnownToWait && readTokenCookie(cookie) !== null;
}

/** Ends the caller's session as sign-out does; returns the cookies to clear. */
export async function endCallerSession(
  { routes, runner }: Pick<ApiParts, 'routes' | 'runner'>,
  who: Who,
): Promise<readonly CookieChange[]> {
  const route = findRoute(routes, logout);
  return (route && (await runner.run(route, who, {})).cookies) ?? [];
}
