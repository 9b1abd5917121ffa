import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const questionMarkMissing: Rule = {
  id: 'zh.question-mark-missing',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.8,
  authority: 'GB/T 15834-2011, 4.2',
  scope: 'sentence',
  find: byPattern(
    /。(?<=\p{Script=Han}吗。|(?:^|[，；“])难道[^，。？！；]{2,40}(?:，[^，。？！；]{2,40})?。)/gu,
    () => '？',
    'zh',
  ),
  right: ['你来吗？', '他问我来不来。', '大家来吧。'],
  wrong: [
    ['你吃饭了吗。', '你吃饭了吗？'],
    ['难道我错了。', '难道我错了？'],
  ],
};
