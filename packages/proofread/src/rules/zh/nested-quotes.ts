import { pairMarks } from '../../match/pairs.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

export const nestedQuotes: Rule = {
  id: 'zh.nested-quotes',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.8.3.3',
  scope: 'paragraph',
  find: findNested,
  right: ['他说：“我听见‘救命’的喊声。”', '“好”与“坏”是相对的。'],
  wrong: [['他说：“我听见“救命”的喊声。”', '他说：“我听见‘救命’的喊声。”']],
};

function* findNested({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'zh') return;
  const { pairs, unclosed, unopened } = pairMarks(text, { open: '“', close: '”' });
  if (unclosed.length + unopened.length > 0) return;
  for (const { open, close, depth } of pairs) {
    if (depth !== 1) continue;
    yield { start: open, end: open + 1, replacements: ['‘'] };
    yield { start: close, end: close + 1, replacements: ['’'] };
  }
}
