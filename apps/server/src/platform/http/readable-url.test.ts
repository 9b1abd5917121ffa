import { expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

it.each([
  ['/zh/%E0%A4%A', '/zh/%25E0%25A4%25A'],
  ['/en/news/100%?page=%zz', '/en/news/100%25?page=%zz'],
  ['/en/%ff', '/en/%25ff'],
  ['/en/%E4%B8%AD?x=%', '/en/%E4%B8%AD?x=%'],
  ['/plan', '/plan'],
  ['/api/news/%E0', '/api/news/%E0'],
  ['/v2/%', '/v2/%'],
])('%s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read);
});
