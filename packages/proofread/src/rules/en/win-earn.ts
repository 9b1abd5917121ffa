import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { winOrEarn } from './data/word-choices.ts';

export const winEarn: Rule = {
  id: 'en.win-earn',
  category: 'word-choice',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(winOrEarn),
  right: ['He won the game and earned money.'],
  wrong: [
    ['They earned the match.', 'They won the match.'],
    ['I lost the bus.', 'I missed the bus.'],
  ],
};
