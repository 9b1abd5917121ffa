import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { needlessPrepositions } from './data/needless-prepositions.ts';

export const needlessPreposition: Rule = {
  id: 'en.needless-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(needlessPrepositions),
  right: ['We discussed it and went home.', 'He entered the room and told her that.'],
  wrong: [
    ['We discussed about the plan.', 'We discussed the plan.'],
    ['She married with him.', 'She married him.'],
    ['I want to go to abroad.', 'I want to go abroad.'],
  ],
};
