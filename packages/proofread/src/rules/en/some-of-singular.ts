import { pluralOf } from '@inkstone/english';
import { byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';
import { countables } from './data/countables.ts';

export const someOfSingular: Rule = {
  id: 'en.some-of-singular',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWords(
    'some|many|most|all|few|several|both|each|two|three of the|my|our|their|these|those|his|her JJ? [ @countables ] .|,|IN|CC|VB|VBP|VBD|WDT|WP|are|were|have|live',
    ({ marked: [noun], words }) =>
      (/^(?:some|most|all)$/.test(words[0]?.lower ?? '') &&
        !/^(?:student|teacher|friend|restaurant|tourist|shop|museum|animal|person|colleague|neighbour|customer|member|player|visitor|hotel|problem|question|film)$/.test(
          noun.lower,
        )) ||
      noun.tag !== 'NN'
        ? null
        : pluralOf(noun.text),
    { countables },
  ),
  right: ['Some of the students left.', 'Most of the book is good.', 'All of my life I waited.'],
  wrong: [
    ['Many of my friend live here.', 'Many of my friends live here.'],
    ['Some of the student were late.', 'Some of the students were late.'],
  ],
};
