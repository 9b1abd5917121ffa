import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const latinSpaceMissing: Rule = {
  id: 'zh.latin-space-missing',
  category: 'typography',
  severity: 'style',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  isWanted: ({ latinSpacing }) => latinSpacing === 'spaced',
  find: byPattern(
    /(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%])(?=\p{Script=Han})/gu,
    ({ start, end }) => ({ start, end, replacements: [' '] }),
    'zh',
  ),
  right: ['我用 Git 写代码。', '他说“OK”。'],
  wrong: [['我用Git写代码。', '我用 Git 写代码。']],
};
