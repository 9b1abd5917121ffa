import { byAnyOf, byWords } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const nouns = wordSet(
  'trip journey holiday vacation walk drive ride flight break course project plan movie film hotel boy girl child book essay report visit stay meeting',
);

export const compoundNumber: Rule = {
  id: 'en.compound-number',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'a|an|the|my|his|her|this [ CD minutes|hours|days|weeks|months|years|pages|stars|metres|meters|miles ] @nouns',
      ({ marked: [number, unit] }) =>
        unit === undefined || /^(?:one|1)$/.test(number.lower) || unit.singular === null
          ? null
          : `${number.text}-${unit.singular}`,
      { nouns },
    ),
    byWords('<be> CD [ year|years-old|year-old ] old? .|,|CC|when|and|now', ({ marked: [unit], words }) =>
      words.some(({ lower }) => lower === 'old') &&
      unit.lower === 'year' &&
      !/^(?:1|one)$/.test(words[1]?.lower ?? '')
        ? 'years'
        : null,
    ),
  ]),
  right: ['It was a two-day trip.', 'He is five years old.', 'The two days passed.', 'He is 1 year old.'],
  wrong: [
    ['We made a two days trip.', 'We made a two-day trip.'],
    ['He is five year old.', 'He is five years old.'],
  ],
};
