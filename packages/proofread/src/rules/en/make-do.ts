import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { makeOrDo } from './data/collocations.ts';

export const makeDo: Rule = {
  id: 'en.make-do',
  category: 'word-choice',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWordTable(makeOrDo),
  right: ['I made a mistake and did my homework.'],
  wrong: [
    ['I did many mistakes.', 'I made many mistakes.'],
    ['He makes sport every day.', 'He does sport every day.'],
  ],
};
