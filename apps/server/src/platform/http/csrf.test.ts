import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './csrf.ts';

const base = 'https://write.example.org';

describe('same origin', () => {
  it.each([
    ['our page by fetch metadata', { 'sec-fetch-site': 'same-origin', cookie: 'TOKEN=x' }, true],
    ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site', cookie: 'TOKEN=x' }, false],
    ['a sister site', { 'sec-fetch-site': 'same-site', cookie: 'TOKEN=x' }, false],
    ['another site that also claims our origin', { 'sec-fetch-site': 'cross-site', origin: base }, false],
    ['our page by origin', { origin: base, cookie: 'TOKEN=x' }, true],
    [
      'our page by the host it was reached at',
      { origin: 'http://127.0.0.1:4700', host: '127.0.0.1:4700' },
      true,
    ],
    ['another site by origin', { origin: 'https://evil.example', host: 'write.example.org' }, false],
    ['a page without an origin', { origin: 'null', host: 'write.example.org' }, false],
    ['cookies and no sign of a page', { cookie: 'TOKEN=x' }, false],
    ['no browser at all', {}, true],
  ])('%s', (_name, headers, answer) => {
    expect(isSameOrigin(headers, base)).toBe(answer);
  });
});
