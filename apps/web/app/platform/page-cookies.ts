/** Reads a cookie (not HttpOnly) from a Cookie header or `document.cookie`; null when it is missing. */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Sets a cookie for the whole site with a lifetime in seconds; a lifetime of 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in Safari before 18.4.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
