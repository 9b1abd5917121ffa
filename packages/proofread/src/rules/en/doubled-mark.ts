import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const doubledMark: Rule = {
  id: 'en.doubled-mark',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<=[A-Za-z"”’)])(?:,\s?,|(?<![.] ?)\.\.(?![.])(?=\s|$)(?! \.)|,\.(?=\s|$)|;;|::(?=\s))/g,
    ({ found }) => (found.includes('.') ? '.' : found.slice(0, 1)),
    'en',
  ),
  right: ['Wait... what?', 'He left, and she stayed.', 'See ../src and a::b.'],
  wrong: [
    ['I like tea,, but not coffee.', 'I like tea, but not coffee.'],
    ['It was late..', 'It was late.'],
  ],
};
