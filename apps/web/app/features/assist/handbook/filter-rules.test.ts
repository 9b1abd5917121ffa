import type { RuleView } from '@inkstone/contracts/assist/rules';
import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { filterRules } from './filter-rules.ts';

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
  rule('zh.dash', { authority: 'GB/T 15834-2011' }),
  rule('en.dash', { full: 'An article of two words' }),
];
const find = (query: string) => filterRules(rules, query).map(({ id }) => id);

describe('filterRules', () => {
  it('finds all words in reasons, authorities and examples', () => {
    expect(find('APPLE')).toEqual(['en.article']);
    expect(find('gb/t 15834')).toEqual(['zh.dash']);
    expect(find('apple dash')).toEqual([]);
  });

  it('lists rules with a matching name first', () => {
    expect(filterRules([...rules].reverse(), 'article').map(({ id }) => id)).toEqual([
      'en.article',
      'en.dash',
    ]);
  });

  it('searches 10,000 rules in a fraction of the 100 ms that a search may take', () => {
    const many = Array.from({ length: 10_000 }, (_, i) =>
      rule(`en.rule-${i}`, { full: 'reason '.repeat(30) }),
    );
    filterRules(many, 'warm');
    const work = measureWork();
    expect(filterRules(many, 'rule-9999')).toHaveLength(1);
    expect(work()).toBeLessThan(100);
  });
});
