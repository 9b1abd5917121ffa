import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { learnOrTeach } from './data/word-choices.ts';

export const learnTeach: Rule = {
  id: 'en.learn-teach',
  category: 'word-choice',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWordTable(learnOrTeach),
  right: ['She teaches me how to swim, and I learn it.'],
  wrong: [['She learned me how to swim.', 'She taught me how to swim.']],
};
