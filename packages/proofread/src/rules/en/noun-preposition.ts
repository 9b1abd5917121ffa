import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { nounPrepositions } from './data/noun-prepositions.ts';

export const nounPreposition: Rule = {
  id: 'en.noun-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.8,
  authority: null,
  scope: 'sentence',
  find: byWordTable(nounPrepositions),
  right: ['The reason for this is simple.', 'He is the head of the company.'],
  wrong: [
    ['The main reason of this is money.', 'The main reason for this is money.'],
    ['It is a solution for the problem.', 'It is a solution to the problem.'],
  ],
};
