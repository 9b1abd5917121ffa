import type { RuleView } from '@inkstone/contracts/rules';
import { describe, expect, it } from 'vitest';
import { filterRules, type RuleFilter } from './filter-rules.ts';

const rule = (id: string, more: Partial<RuleView> = {}): RuleView => ({
  id,
  language: id.startsWith('zh') ? 'zh' : 'en',
  category: 'grammar',
  severity: 'error',
  authority: null,
  isOn: true,
  brief: '',
  full: '',
  example: null,
  ...more,
});
const rules = [
  rule('en.article', { brief: 'Use “an”', example: { wrong: 'a apple', right: 'an apple' } }),
  rule('zh.dash', { category: 'punctuation', authority: 'GB/T 15834-2011' }),
  rule('en.dash', { category: 'punctuation' }),
];
const find = (filter: Partial<RuleFilter>) =>
  filterRules(rules, { language: 'all', category: 'all', words: '', ...filter }).map(({ id }) => id);

describe('filterRules', () => {
  it('shows all at first', () => {
    expect(find({})).toHaveLength(3);
  });

  it('keeps to a language and a kind', () => {
    expect(find({ language: 'en' })).toEqual(['en.article', 'en.dash']);
    expect(find({ language: 'zh', category: 'punctuation' })).toEqual(['zh.dash']);
  });

  it('finds words in reasons, authorities and examples, all of them', () => {
    expect(find({ words: 'APPLE' })).toEqual(['en.article']);
    expect(find({ words: 'gb/t 15834' })).toEqual(['zh.dash']);
    expect(find({ words: 'apple dash' })).toEqual([]);
  });
});
