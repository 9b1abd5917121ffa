import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const spaceAfterPunctuation: Rule = {
  id: 'en.space-after-punctuation',
  category: 'typography',
  severity: 'warning',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<=(?<!,)\b[a-z]{2,}),(?=[A-Za-z]{2,}\b(?!,[A-Za-z]))|(?<=\s[a-z]{2,})[.!?](?=[A-Z][a-z]+ )/g,
    ({ found }) => `${found} `,
    'en',
  ),
  right: [
    'Red, green and blue.',
    'In 1,000 cases, e.g. here.',
    'Columns id,name,size are there.',
    'He left. She stayed.',
  ],
  wrong: [
    ['I like red,green and blue.', 'I like red, green and blue.'],
    ['He went home.She stayed there.', 'He went home. She stayed there.'],
  ],
};
