import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { sayOrTell } from './data/word-choices.ts';

export const sayTell: Rule = {
  id: 'en.say-tell',
  category: 'word-choice',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byWordTable(sayOrTell),
  right: ['He told me that it was late and said that it rained.'],
  wrong: [
    ['He told that he was ill.', 'He said that he was ill.'],
    ['She said me that it was late.', 'She told me that it was late.'],
  ],
};
