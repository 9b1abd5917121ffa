import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { redundantRows } from './data/redundancy.ts';
import { findRows } from './data/tables.ts';

export const redundancy: Rule = {
  id: 'zh.redundancy',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: findRows('redundancy'),
  right: [
    '大约三十人。',
    '超过三十人。',
    '他凯旋了。',
    '不到二十岁。',
    '总计共同投入。',
    ...guardsOf(redundantRows),
  ],
  wrong: examplesOf(redundantRows),
};
