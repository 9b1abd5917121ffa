/**
 * The redirect target after sign-in: `next` when it is a path of this site, otherwise null. Prevents open
 * redirects.
 */
export function nextPath(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null;
  const here = 'http://here.invalid';
  if (!URL.canParse(next, here)) return null;
  const url = new URL(next, here);
  // `/.//evil.example` is a path of this site, but normalizes to a URL of another one.
  if (url.pathname.startsWith('//')) return null;
  if (url.origin !== here || /(^|\/)login$/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
