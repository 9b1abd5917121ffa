import { refreshPath, sessionCookies, signInFlowCookies } from '@inkstone/contracts/sessions';
import type { Instant } from '@inkstone/kernel';
import {
  type CookieChange,
  refreshCookie,
  refreshCookieV2,
  tokenCookie,
  tokenCookieV2,
} from '../../http/cookies.ts';

type SessionCookie = (typeof sessionCookies)[number];

const refreshCookies: readonly string[] = [refreshCookie, refreshCookieV2];
/** What opens a door, and is kept from scripts. */
const secretCookies: readonly string[] = [tokenCookie, tokenCookieV2, ...refreshCookies];

/** Sets the session cookies that are named; null clears one. They all end with the session. */
export function setSessionCookies(
  values: Readonly<Partial<Record<SessionCookie, string | null>>>,
  expiresAt: Instant,
): CookieChange[] {
  return sessionCookies.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ ...frameOf(name), value, expiresAt }];
  });
}

/** Clears every cookie that a sign-in sets, and those of the sign-in page. */
export function clearSessionCookies(): CookieChange[] {
  return [...sessionCookies, ...signInFlowCookies].map((name) => ({ ...frameOf(name), value: null }));
}

function frameOf(name: string): Omit<CookieChange, 'value'> {
  const httpOnly = secretCookies.includes(name);
  return refreshCookies.includes(name) ? { name, httpOnly, path: refreshPath } : { name, httpOnly };
}
