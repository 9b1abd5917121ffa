import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const latinSpaceExtra: Rule = {
  id: 'zh.latin-space-extra',
  category: 'typography',
  severity: 'style',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  isWanted: ({ latinSpacing }) => latinSpacing === 'tight',
  find: byPattern(
    /(?<=\p{Script=Han})[ \t]+(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%])[ \t]+(?=\p{Script=Han})/gu,
    () => '',
    'zh',
  ),
  right: ['我用Git写代码。', '他说 “好”。'],
  wrong: [['我用 Git 写代码。', '我用Git写代码。']],
};
