import { pluralOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const nouns =
  wordSet(`country city person student friend place thing way child language culture problem reason animal sport activity
  example book film movie game house car school teacher job company team player boy girl woman man town village area
  region hobby subject idea opinion member hotel restaurant shop store website product method tool topic word question
  answer song dish event type kind course class parent hand`);

const points = wordSet('reason example thing problem advantage disadvantage point way benefit factor idea');
export const otherSingular: Rule = {
  id: 'en.other-singular',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('^ [ other ] important|big|main|good? @points is|was|of|for|why', () => 'another', { points }),
    byWords(
      '!a|an|which|only|RB|the|any|no|some|each|every|one|an|my|your|his|her|its|our|their|this|that|another|what|or|and|VBZ|most [ other|different|various|all @nouns ] .|,|IN|CC|VBP|VBD|WDT|WP|TO|MD',
      ({ marked: [other, noun], words }) => {
        const [before] = words;
        if (
          noun === undefined ||
          noun.text !== noun.lower ||
          other.tag === 'NN' ||
          noun.lower === 'hand' ||
          before?.tag === 'PRP$' ||
          before?.tag === 'POS' ||
          before?.tag === 'NN'
        )
          return null;
        if (
          other.lower === 'all' &&
          !/^(?:student|person|country|city|child|teacher|parent|member|animal|friend|player)$/.test(
            noun.lower,
          )
        )
          return null;
        if (other.lower === 'all' && before?.lower === 'of') return null;
        return `${other.text} ${pluralOf(noun.text)}`;
      },
      { nouns },
    ),
  ]),
  right: [
    'I visited other countries.',
    'The other student left.',
    'Any other way is better.',
    'One or other way will do.',
  ],
  wrong: [
    ['I want to visit other country.', 'I want to visit other countries.'],
    ['They come from different country.', 'They come from different countries.'],
    ['Other reason is the price.', 'Another reason is the price.'],
    ['He asked other person for help.', 'He asked other people for help.'],
  ],
};
