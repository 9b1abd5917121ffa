import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { takeOrHave } from './data/collocations.ts';

export const takeHave: Rule = {
  id: 'en.take-have',
  category: 'word-choice',
  severity: 'error',
  credible: 0.87,
  authority: null,
  scope: 'sentence',
  find: byWordTable(takeOrHave),
  right: ['I took a photo and had a break.', 'He made a decision.'],
  wrong: [
    ['We made a photo of the lake.', 'We took a photo of the lake.'],
    ['I want to learn more knowledge.', 'I want to gain more knowledge.'],
  ],
};
