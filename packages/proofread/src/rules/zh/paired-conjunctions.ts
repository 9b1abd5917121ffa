import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { pairedConjunctionRows } from './data/paired-conjunctions.ts';
import { findRows } from './data/tables.ts';

export const pairedConjunctions: Rule = {
  id: 'zh.paired-conjunctions',
  category: 'grammar',
  severity: 'warning',
  credible: 0.8,
  authority: null,
  scope: 'sentence',
  find: findRows('paired-conjunctions'),
  right: [
    '只有努力，才能成功。',
    '只要努力，就能成功。',
    '不但聪明，而且勤奋。',
    '虽然下雨，但是他来了。',
    '无论晴雨，他都来。',
    ...guardsOf(pairedConjunctionRows),
  ],
  wrong: examplesOf(pairedConjunctionRows),
};
