import { allow, type Result, refuse } from '@inkstone/kernel';

/** Where somebody may be taken after signing in: a path of this site, or empty for "wherever the page likes". */
export function readNext(next: string): Result<string, 'next_outside_site'> {
  if (next === '') return allow('');
  const here = 'http://here.invalid';
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  const isPath = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(next) && URL.canParse(next, here);
  if (!isPath) return refuse('next_outside_site');
  const url = new URL(next, here);
  // `/.//evil.example` is on this site, but what it comes down to is an address of another.
  const isHere = url.origin === here && !url.pathname.startsWith('//');
  return isHere ? allow(`${url.pathname}${url.search}${url.hash}`) : refuse('next_outside_site');
}
