import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const latinSpaceUneven: Rule = {
  id: 'zh.latin-space-uneven',
  category: 'typography',
  severity: 'style',
  credible: 0.8,
  authority: null,
  scope: 'sentence',
  isWanted: ({ latinSpacing }) => latinSpacing === 'any',
  find: byPattern(
    /(?<=\p{Script=Han} [A-Za-z][A-Za-z0-9+#]{1,20})(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[A-Za-z][A-Za-z0-9+#]{1,20} \p{Script=Han})/gu,
    ({ start, end }) => ({ start, end, replacements: [' '] }),
    'zh',
  ),
  right: ['他用 Python 写程序。', '他用Python写程序。', '他买了 T恤。', '打开 app，登录。'],
  wrong: [
    ['他用 Python写程序。', '他用 Python 写程序。'],
    ['他用Python 写程序。', '他用 Python 写程序。'],
  ],
};
