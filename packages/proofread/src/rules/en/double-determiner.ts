import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const doubleDeterminer: Rule = {
  id: 'en.double-determiner',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’-])(the|an?) (my|your|his|our|their|these|those|the|an?)(?= [a-z])/g,
    ({ groups: [first = '', second = ''] }) => (first === second || second === 'a' ? null : [second, first]),
  ),
  right: ['The book is mine.', 'Give a, an or the.', 'From A the way leads to B.'],
  wrong: [
    ['This is the my book.', 'This is my book.'],
    ['He is a the teacher.', 'He is the teacher.'],
  ],
};
