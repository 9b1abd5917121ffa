import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { timePrepositions } from './data/time-prepositions.ts';

export const timePreposition: Rule = {
  id: 'en.time-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(timePrepositions),
  right: ['On Monday I left in the morning.', 'In 2019 we moved; at night it was quiet.'],
  wrong: [
    ['We meet in Sunday.', 'We meet on Sunday.'],
    ['I have lived here since two years.', 'I have lived here for two years.'],
    ['At the same day, in the same time.', 'On the same day, at the same time.'],
  ],
};
