import { allow, type Result, refuse } from '@inkstone/kernel';

/** Validates the redirect target after signing in: a path of this site, or empty for the page's default. */
export function readNext(next: string): Result<string, 'next_outside_site'> {
  if (next === '') return allow('');
  const here = 'http://here.invalid';
  // Browsers treat a backslash as a slash, and drop tabs and line ends.
  const isPath = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(next) && URL.canParse(next, here);
  if (!isPath) return refuse('next_outside_site');
  const url = new URL(next, here);
  // `/.//evil.example` is on this site, but normalizes to another host.
  const isHere = url.origin === here && !url.pathname.startsWith('//');
  return isHere ? allow(`${url.pathname}${url.search}${url.hash}`) : refuse('next_outside_site');
}
