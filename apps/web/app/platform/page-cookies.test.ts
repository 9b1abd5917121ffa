import { expect, it } from 'vitest';
import { readCookie } from './page-cookies.ts';

it.each([
  ['a=1; b=x%20y', 'x y'],
  ['ab=1; b=2', '2'],
  ['b=', null],
  ['b=%', null],
  ['', null],
])('reads b in %j', (cookies, value) => {
  expect(readCookie(cookies, 'b')).toBe(value);
});
