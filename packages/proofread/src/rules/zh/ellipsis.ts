import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const ellipsis: Rule = {
  id: 'zh.ellipsis',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.93,
  authority: 'GB/T 15834-2011, 4.11',
  scope: 'paragraph',
  find: byPattern(
    /(?<=[\p{Script=Han}，。！？、”’）》])(?:\.{3,}|(?<!…)…(?!…)|…{3,})|。{3,}|・{3,}|·{3,}/gu,
    ({ found }) => (found === '…………' ? null : '……'),
    'zh',
  ),
  right: ['他想了想……还是走了。', '数列 1, 2, 3, ... 是无穷的。', '“……好吧。”', '他说：“…………”'],
  wrong: [
    ['他想了想...还是走了。', '他想了想……还是走了。'],
    ['他走了。。。', '他走了……'],
    ['我想…算了。', '我想……算了。'],
  ],
};
