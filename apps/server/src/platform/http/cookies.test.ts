import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

describe('cookies', () => {
  it.each([
    ['TOKEN=abc', 'abc'],
    ['lang=zh; TOKEN=abc', 'abc'],
    ['TOKEN=a%20b; lang=zh', 'a b'],
    ['MY_TOKEN=x; TOKEN=abc', 'abc'],
    ['XTOKEN=x', null],
    ['TOKEN_V2=x', null],
    ['TOKEN=', null],
    ['TOKEN=%E4%A', null],
    [undefined, null],
  ])('reads TOKEN of %j', (header, value) => {
    expect(readCookie(header, 'TOKEN')).toBe(value);
  });

  it('hides an authentication cookie from scripts, other sites and plain http', () => {
    const change = { name: 'TOKEN', value: 'a b', expiresAt: instant(0), httpOnly: true };
    expect(writeCookie(change, true)).toBe(
      'TOKEN=a%20b; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure',
    );
  });

  it('clears by an empty value and age zero', () => {
    expect(writeCookie({ name: 'lang', value: null, httpOnly: false }, false)).toBe(
      'lang=; Path=/; SameSite=Lax; Max-Age=0',
    );
  });
});
