import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const suchAsPunctuation: Rule = {
  id: 'en.such-as-punctuation',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b(such as|including)(?: ?[:,])(?! but not\b)(?= [a-z"“])/gi,
    ({ groups: [phrase = ''] }) => phrase,
    'en',
  ),
  right: [
    'Animals such as cats and dogs.',
    'There are many, such as this.',
    'All fees, including, but not limited to, taxes.',
  ],
  wrong: [
    ['I like fruit such as, apples and pears.', 'I like fruit such as apples and pears.'],
    ['Many animals such as: cats and dogs.', 'Many animals such as cats and dogs.'],
  ],
};
