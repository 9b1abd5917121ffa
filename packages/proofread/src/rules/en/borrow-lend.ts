import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { borrowOrLend } from './data/word-choices.ts';

export const borrowLend: Rule = {
  id: 'en.borrow-lend',
  category: 'word-choice',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byWordTable(borrowOrLend),
  right: ['I borrow from him, and he lends me a book.'],
  wrong: [['Can you borrow me some money?', 'Can you lend me some money?']],
};
