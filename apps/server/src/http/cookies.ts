import type { Instant } from '@inkstone/kernel';

/** A cookie to set, or with `value: null` to clear. The name is one of the spec's. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  readonly expiresAt?: Instant;
  /** Kept from scripts. True for anything that opens a door. */
  readonly httpOnly: boolean;
  /** The only paths it goes to; the whole site where not stated. */
  readonly path?: string;
}

/** The cookies that carry a session's access token in its two forms (spec, 3). */
export const tokenCookie = 'TOKEN';
export const tokenCookieV2 = 'TOKEN_V2';
/** Those of its refresh token, which go to `refreshPath` only. */
export const refreshCookie = 'REFRESHTOKEN';
export const refreshCookieV2 = 'REFRESHTOKEN_V2';

/** The cookie that remembers the chosen language. */
export const languageCookie = 'lang';

/** One cookie of a Cookie header; null when it is absent or not well formed. */
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

/** The access token of a Cookie header, in the form that is quicker to read where there are both. */
export function readTokenCookie(header: string | undefined): string | null {
  return readCookie(header, tokenCookie) ?? readCookie(header, tokenCookieV2);
}

/** The Set-Cookie header for a change. Cookies never go along with another site's writes. */
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

/** Where the value behind `prefix` begins, or -1. */
function startOf(header: string, prefix: string): number {
  for (let at = header.indexOf(prefix); at >= 0; at = header.indexOf(prefix, at + 1)) {
    const before = header[at - 1];
    if (before === undefined || before === ' ' || before === ';') return at + prefix.length;
  }
  return -1;
}
