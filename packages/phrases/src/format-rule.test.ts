import { describe, expect, it } from 'vitest';
import { loadRuleMessages, ruleFormatter } from './format-rule.ts';
import { locales } from './locales.ts';

describe('loadRuleMessages', () => {
  it("inserts the values, in the reader's language", async () => {
    const params = { found: '按装', better: '安装' };
    const [zh, en] = [await loadRuleMessages('zh'), await loadRuleMessages('en')];
    expect(zh('zh.confused-words.full', params)).toBe('“按装”有错字或漏字，规范写法是“安装”。');
    expect(en('zh.confused-words.brief', params)).toBe('Should be 安装');
  });

  it('has each of the nine languages', async () => {
    const words = await Promise.all(
      locales.map(async (locale) => (await loadRuleMessages(locale))('zh.ellipsis.brief')),
    );
    expect(new Set(words).size).toBe(locales.length);
    expect(words).not.toContain('zh.ellipsis.brief');
  });

  it('shows the key of a missing message', async () => {
    expect((await loadRuleMessages('de'))('zh.unknown.full')).toBe('zh.unknown.full');
  });
});

describe('ruleFormatter', () => {
  it("uses the next language for missing messages, with that language's plurals", () => {
    const format = ruleFormatter([
      { locale: 'ja', words: { zh: { a: { brief: '甲' } } } },
      { locale: 'en', words: { zh: { a: { full: '{n, plural, one {one} other {many}}' } } } },
    ]);
    expect(format('zh.a.brief')).toBe('甲');
    expect(format('zh.a.full', { n: 1 })).toBe('one');
  });
});
