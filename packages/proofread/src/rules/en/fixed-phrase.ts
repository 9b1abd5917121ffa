import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { fixedPhrases } from './data/fixed-phrases.ts';

export const fixedPhrase: Rule = {
  id: 'en.fixed-phrase',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(fixedPhrases),
  right: ['In my opinion, on the other hand, it is better.', 'From my point of view it is right.'],
  wrong: [
    ['On my opinion, it is good.', 'In my opinion, it is good.'],
    ['He went there by his own.', 'He went there on his own.'],
  ],
};
