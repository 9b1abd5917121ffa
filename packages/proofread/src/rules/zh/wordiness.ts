import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { findRows } from './data/tables.ts';
import { wordyRows } from './data/wordiness.ts';

export const wordiness: Rule = {
  id: 'zh.wordiness',
  category: 'redundancy',
  severity: 'style',
  credible: 0.4,
  authority: null,
  scope: 'sentence',
  find: findRows('wordiness'),
  right: ['这涉及很多人。', '他目睹了经过。', '目的是为了解情况。', ...guardsOf(wordyRows)],
  wrong: examplesOf(wordyRows),
};
