import { describe, expect, it } from 'vitest';
import { languagesIn, languagesOfPages, pathInCachedLanguage } from './languages.ts';

describe('languagesOfPages', () => {
  it('takes the prefix of each URL, else the first supported language of the browser', () => {
    const urls = [
      'https://x.example/fr/app',
      'https://x.example/fr/app/write/1',
      'https://x.example/app?a=/de/',
    ];
    expect([...languagesOfPages(urls, ['pt', 'ja-JP', 'en'])]).toEqual(['fr', 'ja']);
    expect([...languagesOfPages(urls.slice(2), ['pt'])]).toEqual(['zh']);
    expect([...languagesOfPages([], ['en'])]).toEqual([]);
  });
});

describe('languagesIn', () => {
  const none: readonly string[] = [];
  const rest = { 'zh-tw': none, fr: none, de: none, it: none, ja: none, ko: none, ru: none };
  const messages = { ...rest, zh: ['/assets/a-1.js', '/assets/b-1.js'], en: ['/assets/a-2.js'] };

  it('returns those with a cached file, also if others have changed since', () => {
    expect(languagesIn(messages, new Set(['/assets/b-1.js', '/assets/a-0.js']))).toEqual(['zh']);
    expect(languagesIn(messages, new Set())).toEqual([]);
  });
});

describe('pathInCachedLanguage', () => {
  it.each([
    ['/en/app/write/1?from=list', ['zh'], '/zh/app/write/1?from=list'],
    ['/en/app', ['zh', 'en'], null],
    ['/app', ['zh'], null],
    ['/en/app', [], null],
  ] as const)('%s with %j is %s', (address, cached, expected) => {
    expect(pathInCachedLanguage(address, cached)).toBe(expected);
  });
});
