/** Where to go after signing in: `next` when it is a path of this site, else null. Other sites get nobody. */
export function nextPath(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null;
  const here = 'http://here.invalid';
  if (!URL.canParse(next, here)) return null;
  const url = new URL(next, here);
  // `/.//evil.example` is on this site, but what it comes down to is an address of another.
  if (url.pathname.startsWith('//')) return null;
  if (url.origin !== here || /(^|\/)login$/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
