import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const doubledWord: Rule = {
  id: 'en.doubled-word',
  category: 'grammar',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’-])(the|a|an|of|to|and|for|are|was|were|be|it|this|with|at|by|from|as|we|you|they|he|she|my|your|our|their|can|will|would|should|has|or|if|but|because|which|who|when|what|how|i)\s+\1(?![\w'’-])/gi,
    ({ groups: [word = ''], found }) => (/^[A-Z].*\s[A-Z]/.test(found) && word !== 'I' ? null : word),
  ),
  right: ['He had had enough.', 'I know that that is true.', 'A very, very long day.'],
  wrong: [
    ['This is the the book.', 'This is the book.'],
    ['The the book is here.', 'The book is here.'],
    ['We want to to go.', 'We want to go.'],
  ],
};
