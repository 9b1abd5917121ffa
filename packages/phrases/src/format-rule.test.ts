import { describe, expect, it } from 'vitest';
import { formatRule } from './format-rule.ts';

describe('formatRule', () => {
  it('fills the values in, in the reader’s language', () => {
    const params = { found: '按装', better: '安装' };
    expect(formatRule('zh', 'zh.confused-words.full', params)).toBe('“按装”有错别字，规范写法是“安装”。');
    expect(formatRule('en', 'zh.confused-words.brief', params)).toBe('Should be 安装');
  });

  it('gives Chinese to readers of traditional Chinese and English to the others', () => {
    expect(formatRule('zh-tw', 'zh.ellipsis.brief')).toBe('省略号形式不对');
    expect(formatRule('fr', 'zh.ellipsis.brief')).toBe('Wrong form of ellipsis');
  });

  it('shows a key that nobody wrote words for', () => {
    expect(formatRule('en', 'zh.unknown.full')).toBe('zh.unknown.full');
  });
});
