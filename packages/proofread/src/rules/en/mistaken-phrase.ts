import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { mistakenPhrases } from './data/redundancies.ts';

export const mistakenPhrase: Rule = {
  id: 'en.mistaken-phrase',
  category: 'word-choice',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byWordTable(mistakenPhrases),
  right: ['It is a moot point, and bear with me.'],
  wrong: [
    ['It is a mute point.', 'It is a moot point.'],
    ['Please bare with me.', 'Please bear with me.'],
    ['She has more then ten books.', 'She has more than ten books.'],
  ],
};
