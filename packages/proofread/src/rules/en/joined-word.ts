import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { joinedWords } from './data/real-words.ts';

export const joinedWord: Rule = {
  id: 'en.joined-word',
  category: 'spelling',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWordTable(joinedWords),
  right: ['Everyday life happens every day.', 'It may be late; maybe not.'],
  wrong: [
    ['I go there everyday.', 'I go there every day.'],
    ['It maybe too late.', 'It may be too late.'],
    ['We talk to eachother alot.', 'We talk to each other a lot.'],
  ],
};
