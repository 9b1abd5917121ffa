import type { Instant } from '@inkstone/kernel';

/** A cookie to set, or with `value: null` to clear. The name is one of the spec's. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  readonly expiresAt?: Instant;
  /** Kept from scripts. True for anything that opens a door. */
  readonly httpOnly: boolean;
}

/** The cookie that carries a session's token (spec, 5). */
export const tokenCookie = 'TOKEN';

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

/** The Set-Cookie header for a change. Cookies go to the whole site and never along with another site's writes. */
export function writeCookie(change: CookieChange, isHttps: boolean): string {
  const parts = [`${change.name}=${encodeURIComponent(change.value ?? '')}`, 'Path=/', 'SameSite=Lax'];
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
