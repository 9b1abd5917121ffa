import type { RuleView } from '@inkstone/contracts/assist/rules';
import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const rule = (language: RuleView['language'], category: RuleView['category']) =>
  ({ language, category }) as RuleView;

it('groups rules into pages: Chinese first, and the largest first within a language', () => {
  const rules = [
    rule('en', 'grammar'),
    rule('zh', 'spelling'),
    rule('zh', 'punctuation'),
    rule('zh', 'punctuation'),
  ];
  expect(sectionsOf(rules)).toEqual([
    { id: 'zh-punctuation', language: 'zh', category: 'punctuation', count: 2 },
    { id: 'zh-spelling', language: 'zh', category: 'spelling', count: 1 },
    { id: 'en-grammar', language: 'en', category: 'grammar', count: 1 },
  ]);
});
