import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { compoundWords } from './data/compound-words.ts';

export const compoundWord: Rule = {
  id: 'en.compound-word',
  category: 'spelling',
  severity: 'warning',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byWordTable(compoundWords),
  right: ['A T-shirt and an X-ray.', 'We check in at six.'],
  wrong: [
    ['I bought a t shirt.', 'I bought a T-shirt.'],
    ['My mother in law is here.', 'My mother-in-law is here.'],
    ['Self confidence is good.', 'Self-confidence is good.'],
  ],
};
