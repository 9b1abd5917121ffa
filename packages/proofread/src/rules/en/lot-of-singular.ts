import { pluralOf } from '@inkstone/english';
import { byWords } from '../../match/by-words.ts';
import { isEnd, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const nouns = wordSet(
  'student friend book problem country city person child thing place idea car house question game movie film word teacher tourist visitor restaurant shop animal tree building photo picture event activity reason opportunity mistake advantage disadvantage',
);

export const lotOfSingular: Rule = {
  id: 'en.lot-of-singular',
  category: 'grammar',
  severity: 'error',
  credible: 0.86,
  authority: null,
  scope: 'sentence',
  find: byWords(
    'lot|lots|couple|number|variety|kinds|types|hundreds|thousands|group of different|new|other|good|interesting|beautiful? [ @nouns ]',
    ({ marked: [noun], after }) =>
      isEnd(after()) || /^(?:IN|CC|VBP|WDT|WP|TO)$/.test(after()?.tag ?? '') ? pluralOf(noun.text) : null,
    { nouns },
  ),
  right: ['A lot of students came.', 'A lot of student life is fun.', 'A number of people came.'],
  wrong: [
    ['I have a lot of friend.', 'I have a lot of friends.'],
    ['There are lots of tourist in summer.', 'There are lots of tourists in summer.'],
    ['He visited a number of country.', 'He visited a number of countries.'],
  ],
};
