import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const althoughBut: Rule = {
  id: 'en.although-but',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /, ?but(?<=^["“\s]*(?:Although|Though|Even though) [^.;:?!]{4,150}, ?but)(?= (?:[a-z]+|I)\b)/g,
      () => ',',
      'en',
    ),
    byPattern(
      / but(?<=^["“\s]*(?:Although|Though|Even though) [^.,;:?!]{4,80} but)(?= (?:I|we|he|she|they|you|it) [a-z])/g,
      () => ',',
      'en',
    ),
  ]),
  right: ['Although it rained, we went.', 'It rained, but we went.'],
  wrong: [
    ['Although it rained, but I went out.', 'Although it rained, I went out.'],
    ['Although it rained but we went out.', 'Although it rained, we went out.'],
    ['Although it rained, but we went out.', 'Although it rained, we went out.'],
  ],
};
