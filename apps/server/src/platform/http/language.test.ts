import { describe, expect, it } from 'vitest';
import { readLanguage } from './language.ts';

describe('language of a request', () => {
  it.each([
    ['en', 'zh-CN', 'en'],
    ['zh-tw', undefined, 'zh-tw'],
    ['nonsense', 'de-AT,de;q=0.9', 'de'],
    [undefined, 'pt, fr;q=0.3, ja;q=0.8', 'ja'],
    [undefined, 'zh-Hant-HK', 'zh-tw'],
    [undefined, 'zh-Hans-SG', 'zh'],
    [undefined, 'en;q=0, *;q=0.5', 'zh'],
    [undefined, undefined, 'zh'],
    ['', `${'x'.repeat(10_000)},en`, 'zh'],
  ])('%j and %j mean %s', (language, accept, locale) => {
    expect(readLanguage(language, accept)).toBe(locale);
  });
});
