import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { chinglishPhrases } from './data/chinglish.ts';

export const chinglish: Rule = {
  id: 'en.chinglish',
  category: 'word-choice',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(chinglishPhrases),
  right: ['There are many people in my city.', 'The price is high, and it is getting better and better.'],
  wrong: [
    ['There have many people in the park.', 'There are many people in the park.'],
    ['The price is very expensive.', 'The price is very high.'],
    ['My English is becoming more and more better.', 'My English is becoming better and better.'],
    ['How do you think about it?', 'What do you think of it?'],
  ],
};
