import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { hardOrHardly } from './data/word-choices.ts';

export const hardHardly: Rule = {
  id: 'en.hard-hardly',
  category: 'word-choice',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byWordTable(hardOrHardly),
  right: ['I work hard; I hardly know him.'],
  wrong: [
    ['I study very hardly.', 'I study very hard.'],
    ['He speaks English very good.', 'He speaks English very well.'],
  ],
};
