import { pairMarks } from '../../match/pairs.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

export const nestedTitles: Rule = {
  id: 'zh.nested-titles',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.93,
  authority: 'GB/T 15834-2011, 4.15.3.3',
  scope: 'sentence',
  find: findNested,
  right: ['《读〈红楼梦〉札记》很好看。', '《史记》和《汉书》都是史书。'],
  wrong: [['《读《红楼梦》札记》很好看。', '《读〈红楼梦〉札记》很好看。']],
};

function* findNested({ text }: RuleText): Generator<Finding> {
  const { pairs, unclosed, unopened } = pairMarks(text, { open: '《', close: '》' });
  if (unclosed.length + unopened.length > 0) return;
  for (const { open, close, depth } of pairs) {
    if (depth === 1)
      yield { start: open, end: close + 1, replacements: [`〈${text.slice(open + 1, close)}〉`] };
  }
}
