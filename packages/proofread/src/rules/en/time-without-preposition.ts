import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { timesWithoutPreposition } from './data/time-prepositions.ts';

export const timeWithoutPreposition: Rule = {
  id: 'en.time-without-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byWordTable(timesWithoutPreposition),
  right: ['Last week I was ill.', 'We meet every day.'],
  wrong: [
    ['I saw him in last week.', 'I saw him last week.'],
    ['We go there in every summer.', 'We go there every summer.'],
  ],
};
