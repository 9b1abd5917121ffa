import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { negationRows } from './data/negations.ts';
import { findRows } from './data/tables.ts';

export const negations: Rule = {
  id: 'zh.negations',
  category: 'grammar',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: findRows('negations'),
  right: [
    '防止事故再次发生。',
    '避免上当。',
    '他无时无刻不在想家。',
    '难免出错。',
    ...guardsOf(negationRows),
  ],
  wrong: examplesOf(negationRows),
};
