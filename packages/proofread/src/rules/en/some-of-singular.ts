import { pluralOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { countables } from './data/countables.ts';
import { collectives, uncountables } from './data/noun-sets.ts';

export const someOfSingular: Rule = {
  id: 'en.some-of-singular',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
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
    byWords(
      'both|many|several|few|two|three|four|five of the|my|our|their|these|those|his|her JJ? [ NN ] .|,|IN|VBP|WDT|WP|are|were|have',
      ({ marked: [noun] }) =>
        noun.text !== noun.lower ||
        noun.tags[0] !== 'NN' ||
        canBe(noun, 'NNS', 'JJ', 'VBG') ||
        collectives.has(noun.lower) ||
        uncountables.has(noun.lower)
          ? null
          : pluralOf(noun.text),
    ),
  ]),
  right: ['Some of the students left.', 'Most of the book is good.', 'All of my life I waited.'],
  wrong: [
    ['Both of the candidate have good references.', 'Both of the candidates have good references.'],
    ['Many of my friend live here.', 'Many of my friends live here.'],
    ['Some of the student were late.', 'Some of the students were late.'],
  ],
};
