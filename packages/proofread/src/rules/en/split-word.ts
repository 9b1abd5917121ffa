import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { splitWords } from './data/real-words.ts';

export const splitWord: Rule = {
  id: 'en.split-word',
  category: 'spelling',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWordTable(splitWords),
  right: ['Someone is here without me.', 'I may be late, and some one of them will go.'],
  wrong: [
    ['We will send some one to help.', 'We will send someone to help.'],
    ['I can not see any thing else.', 'I cannot see anything else.'],
    ['He did it him self with out help.', 'He did it himself without help.'],
    ['May be he is right.', 'Maybe he is right.'],
  ],
};
