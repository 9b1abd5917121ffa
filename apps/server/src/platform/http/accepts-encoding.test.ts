import { expect, it } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

it.each<[string | undefined, boolean, boolean]>([
  [undefined, false, false],
  ['gzip, deflate, br', true, true],
  ['br;q=0.5, gzip', true, true],
  ['br;q=0, gzip', false, true],
  ['gzip ; q=0.000 , br', true, false],
  ['identity, brotli', false, false],
])('%j: br %s, gzip %s', (accepted, br, gzip) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  expect([acceptsEncoding(headers, 'br'), acceptsEncoding(headers, 'gzip')]).toEqual([br, gzip]);
});
