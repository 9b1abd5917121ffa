import { byAnyOf, byWords, replaceWords } from '../../match/by-words.ts';
import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { borrowOrLend } from './data/word-choices.ts';

const lent: Readonly<Record<string, string>> = {
  borrow: 'lend',
  borrows: 'lends',
  borrowed: 'lent',
  borrowing: 'lending',
};

export const borrowLend: Rule = {
  id: 'en.borrow-lend',
  category: 'word-choice',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWordTable(borrowOrLend),
    byWords(
      '<borrow> DT|PRP$|some|it|them|CD|money JJ? NN|NNS? to me|him|them|us|you .|,|and|because|last|yesterday|when|for|until|so|but',
      ({ words, sentence }) => {
        const [verb] = words;
        const better = verb === undefined ? undefined : lent[verb.lower];
        return verb === undefined || better === undefined ? null : replaceWords(sentence, [verb], [better]);
      },
    ),
  ]),
  right: ['I borrow from him, and he lends me a book.'],
  wrong: [
    ['I borrowed a book to him.', 'I lent a book to him.'],
    ['Can you borrow me some money?', 'Can you lend me some money?'],
  ],
};
