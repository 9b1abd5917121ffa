import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const althoughBut: Rule = {
  id: 'en.although-but',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /, ?but(?<=^["“\s]*(?:Although|Though|Even though) [^.;:?!]{4,150}, ?but)(?= (?:[a-z]+|I)\b)/g,
    () => ',',
    'en',
  ),
  right: ['Although it rained, we went.', 'It rained, but we went.'],
  wrong: [
    ['Although it rained, but I went out.', 'Although it rained, I went out.'],
    ['Although it rained, but we went out.', 'Although it rained, we went out.'],
  ],
};
