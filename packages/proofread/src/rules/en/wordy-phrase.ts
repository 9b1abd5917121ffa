import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { wordyPhrases } from './data/redundancies.ts';

export const wordyPhrase: Rule = {
  id: 'en.wordy-phrase',
  category: 'style',
  severity: 'style',
  credible: 0.6,
  authority: 'Strunk, The Elements of Style, rule 13 (1918)',
  scope: 'sentence',
  isWanted: () => false,
  find: byWordTable(wordyPhrases),
  right: ['Because it rained, we left.'],
  wrong: [['We left due to the fact that it rained.', 'We left because it rained.']],
};
