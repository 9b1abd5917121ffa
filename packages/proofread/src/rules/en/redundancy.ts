import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { redundancies } from './data/redundancies.ts';

export const redundancy: Rule = {
  id: 'en.redundancy',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.82,
  authority: null,
  scope: 'sentence',
  find: byWordTable(redundancies),
  right: ['He returned home and repeated it.'],
  wrong: [
    ['He returned back home.', 'He returned home.'],
    ['It was a free gift.', 'It was a gift.'],
    ['In my opinion, I think it is good.', 'In my opinion, it is good.'],
  ],
};
