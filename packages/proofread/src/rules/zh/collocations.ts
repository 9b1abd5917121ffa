import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { collocationRows } from './data/collocations.ts';
import { findRows } from './data/tables.ts';

export const collocations: Rule = {
  id: 'zh.collocations',
  category: 'word-choice',
  severity: 'warning',
  credible: 0.78,
  authority: null,
  scope: 'sentence',
  find: findRows('collocations'),
  right: [
    '提高产量，扩大面积。',
    '改善生活条件。',
    '提高适应环境的能力。',
    '减少污染，降低成本。',
    ...guardsOf(collocationRows),
  ],
  wrong: examplesOf(collocationRows),
};
