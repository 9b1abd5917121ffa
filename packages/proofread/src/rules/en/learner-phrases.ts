import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { learnerPhrases as rows } from './data/learner-phrases.ts';

export const learnerPhrases: Rule = {
  id: 'en.learner-phrases',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWordTable(rows),
  right: ['I can come and was able to see it.', 'They spend time reading.'],
  wrong: [
    ["I can't able to come.", "I can't come."],
    ['They spend time for reading.', 'They spend time reading.'],
    ['I can able to come.', 'I can come.'],
  ],
};
