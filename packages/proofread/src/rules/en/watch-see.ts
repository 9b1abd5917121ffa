import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { watchOrSee } from './data/collocations.ts';

export const watchSee: Rule = {
  id: 'en.watch-see',
  category: 'word-choice',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byWordTable(watchOrSee),
  right: ['I watched TV and read a book.', 'I saw a film.'],
  wrong: [
    ['I look TV every evening.', 'I watch TV every evening.'],
    ['He likes to look books.', 'He likes to read books.'],
  ],
};
