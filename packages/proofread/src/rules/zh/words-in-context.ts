import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { findRows } from './data/tables.ts';
import { wordInContextRows } from './data/words-in-context.ts';

export const wordsInContext: Rule = {
  id: 'zh.words-in-context',
  category: 'spelling',
  severity: 'warning',
  credible: 0.95,
  authority: '现代汉语词典',
  scope: 'sentence',
  find: findRows('words-in-context'),
  right: [
    '反映情况。',
    '化学反应强烈。',
    '享有权利。',
    '他坐在座位上。',
    '再见。',
    '戴眼镜，带雨伞。',
    '度过假期，渡过长江。',
    ...guardsOf(wordInContextRows),
  ],
  wrong: examplesOf(wordInContextRows),
};
