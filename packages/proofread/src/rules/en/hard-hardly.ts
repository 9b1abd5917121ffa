import { byAnyOf, byWords } from '../../match/by-words.ts';
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
  find: byAnyOf([
    byWordTable(hardOrHardly),
    byWords(
      "can|could|ca|'ll not|n't? [ hard ] hear|see|believe|wait|understand|walk|speak|sleep|remember|breathe|move",
      () => 'hardly',
    ),
  ]),
  right: ['I work hard; I hardly know him.'],
  wrong: [
    ['I can hard hear you.', 'I can hardly hear you.'],
    ['I study very hardly.', 'I study very hard.'],
    ['He speaks English very good.', 'He speaks English very well.'],
  ],
};
