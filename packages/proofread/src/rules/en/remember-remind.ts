import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { rememberOrRemind } from './data/word-choices.ts';

export const rememberRemind: Rule = {
  id: 'en.remember-remind',
  category: 'word-choice',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWordTable(rememberOrRemind),
  right: ['It reminds me of home; I remember it.'],
  wrong: [['It remembers me of my childhood.', 'It reminds me of my childhood.']],
};
