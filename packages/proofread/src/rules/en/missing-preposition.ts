import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { missingPrepositions } from './data/missing-prepositions.ts';

export const missingPreposition: Rule = {
  id: 'en.missing-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(missingPrepositions),
  right: ['I listen to music and wait for her.', 'Explain to me why.'],
  wrong: [
    ['I listen music every day.', 'I listen to music every day.'],
    ['Please explain me why.', 'Please explain to me why.'],
    ['He said me that he was ill.', 'He told me that he was ill.'],
    ['There are a lot things to see.', 'There are a lot of things to see.'],
  ],
};
