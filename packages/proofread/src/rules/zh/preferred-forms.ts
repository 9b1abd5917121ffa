import { examplesOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { preferredFormRows } from './data/preferred-forms.ts';
import { findRows } from './data/tables.ts';

export const preferredForms: Rule = {
  id: 'zh.preferred-forms',
  category: 'word-choice',
  severity: 'style',
  credible: 0.92,
  authority: '第一批异形词整理表 GF 1001-2001；现代汉语词典',
  scope: 'sentence',
  find: findRows('preferred-forms'),
  right: ['一部分人', '完成份额', '账户余额', '搭帐篷', '画图象征和平'],
  wrong: examplesOf(preferredFormRows),
};
