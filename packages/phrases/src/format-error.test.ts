import { describe, expect, it } from 'vitest';
import { formatError } from './format-error.ts';
import { type Locale, locales } from './locales.ts';

describe('formatError', () => {
  it('uses the requested language', () => {
    expect(formatError('zh', 'sign_in_first')).toBe('请先登录。');
    expect(formatError('en', 'sign_in_first')).toBe('Please sign in first.');
    expect(formatError('de', 'sign_in_first')).toBe('Bitte zuerst anmelden.');
  });

  it('inserts values with the plural of the language', () => {
    expect(formatError('en', 'too_many_requests', { seconds: 1 })).toContain('in 1 second.');
    expect(formatError('en', 'too_many_requests', { seconds: 30 })).toContain('in 30 seconds.');
    expect(formatError('ru', 'too_many_requests', { seconds: 2 })).toContain('2 секунды');
  });

  it('returns a long wait in minutes, rounded up', () => {
    const wait = (locale: Locale, seconds: number) => formatError(locale, 'too_many_requests', { seconds });
    expect(wait('zh', 119)).toBe('请求过于频繁，请在 119 秒后再试。');
    expect(wait('zh', 3602)).toBe('请求过于频繁，请在 61 分钟后再试。');
    expect(wait('en', 120)).toContain('in 2 minutes.');
    for (const locale of locales) expect(wait(locale, 3602), locale).toMatch(/(?<!\d)61(?!\d)/);
  });

  it('never shows a raw key: an untranslated message appears in the fallback language', () => {
    expect(formatError('ko', 'document_too_large', { limit: '4 MB' })).toContain('4 MB');
    expect(formatError('zh-tw', 'document_too_large', { limit: '4 MB' })).not.toContain('document_too_large');
  });
});
