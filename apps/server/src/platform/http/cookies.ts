import type { Instant } from '@inkstone/kernel';

/** A cookie to set, or with `value: null` to clear. The name is one that the specification lists. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  readonly expiresAt?: Instant;
  /** Hidden from scripts. True for all credentials. */
  readonly httpOnly: boolean;
  /** The path the cookie is restricted to; the whole site by default. */
  readonly path?: string;
}

/** The cookies that carry the access token in its two forms (spec, 3). */
export const tokenCookie = 'TOKEN';
export const tokenCookieV2 = 'TOKEN_V2';
/** The cookies that carry the refresh token; sent to `refreshPath` only. */
export const refreshCookie = 'REFRESHTOKEN';
export const refreshCookieV2 = 'REFRESHTOKEN_V2';

/** The cookie that stores the selected language. */
export const languageCookie = 'lang';

/** Returns one cookie of a Cookie header; null when it is absent or malformed. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  const start = startOf(header, `${name}=`);
  if (start < 0) return null;
  const end = header.indexOf(';', start);
  try {
    return decodeURIComponent(header.slice(start, end < 0 ? header.length : end).trim()) || null;
  } catch {
    return null;
  }
}

/**
 * Returns the access token of a Cookie header; where both forms are present, the one that is cheaper to read.
 */
export function readTokenCookie(header: string | undefined): string | null {
  return readCookie(header, tokenCookie) ?? readCookie(header, tokenCookieV2);
}

/** Returns the Set-Cookie header for a change. Cookies are not sent with cross-site writes (SameSite). */
export function writeCookie(change: CookieChange, isHttps: boolean): string {
  const parts = [
    `${change.name}=${encodeURIComponent(change.value ?? '')}`,
    `Path=${change.path ?? '/'}`,
    'SameSite=Lax',
  ];
  if (change.value === null) parts.push('Max-Age=0');
  else if (change.expiresAt !== undefined) parts.push(`Expires=${new Date(change.expiresAt).toUTCString()}`);
  if (change.httpOnly) parts.push('HttpOnly');
  if (isHttps) parts.push('Secure');
  return parts.join('; ');
}

/** Returns the index at which the value after `prefix` begins, or -1. */
function startOf(header: string, prefix: string): number {
  for (let at = header.indexOf(prefix); at >= 0; at = header.indexOf(prefix, at + 1)) {
    const before = header[at - 1];
    if (before === undefined || before === ' ' || before === ';') return at + prefix.length;
  }
  return -1;
}
