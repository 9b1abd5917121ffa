import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { adjectivePrepositions } from './data/adjective-prepositions.ts';

export const adjectivePreposition: Rule = {
  id: 'en.adjective-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(adjectivePrepositions),
  right: ['I am interested in art and good at maths.', 'He was good in every way.'],
  wrong: [
    ['I am very interested about music.', 'I am very interested in music.'],
    ['She is married with a doctor.', 'She is married to a doctor.'],
    ['The result was different of what we expected.', 'The result was different from what we expected.'],
  ],
};
