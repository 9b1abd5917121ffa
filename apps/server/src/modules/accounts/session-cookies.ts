import { refreshPath, sessionCookies, signInFlowCookies } from '@inkstone/contracts/accounts/sessions';
import type { Instant } from '@inkstone/kernel';
import {
  type CookieChange,
  refreshCookie,
  refreshCookieV2,
  tokenCookie,
  tokenCookieV2,
} from '../../platform/http/cookies.ts';

type SessionCookie = (typeof sessionCookies)[number];

const refreshCookies: readonly string[] = [refreshCookie, refreshCookieV2];
/** Cookies that hold credentials, hidden from scripts. */
const secretCookies: readonly string[] = [tokenCookie, tokenCookieV2, ...refreshCookies];

/** Sets the named session cookies; null clears one. They all expire with the session. */
export function setSessionCookies(
  values: Readonly<Partial<Record<SessionCookie, string | null>>>,
  expiresAt: Instant,
): CookieChange[] {
  return sessionCookies.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ ...frameOf(name), value, expiresAt }];
  });
}

/** Clears all cookies set by a sign-in or by the sign-in page. */
export function clearSessionCookies(): CookieChange[] {
  return [...sessionCookies, ...signInFlowCookies].map((name) => ({ ...frameOf(name), value: null }));
}

function frameOf(name: string): Omit<CookieChange, 'value'> {
  const httpOnly = secretCookies.includes(name);
  return refreshCookies.includes(name) ? { name, httpOnly, path: refreshPath } : { name, httpOnly };
}
