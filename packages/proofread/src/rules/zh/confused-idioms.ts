import { examplesOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { confusedIdiomRows } from './data/confused-idioms.ts';
import { findRows } from './data/tables.ts';

export const confusedIdioms: Rule = {
  id: 'zh.confused-idioms',
  category: 'spelling',
  severity: 'error',
  credible: 0.98,
  authority: '现代汉语词典；现代汉语规范词典',
  scope: 'sentence',
  find: findRows('confused-idioms'),
  right: ['迫不及待', '川流不息', '再接再厉', '一如既往'],
  wrong: examplesOf(confusedIdiomRows),
};
