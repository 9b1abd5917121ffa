import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const plural: Readonly<Record<string, string>> = {
  am: 'are',
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};

export const compoundSubject: Rule = {
  id: 'en.compound-subject',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ PRP$|the JJ? NN|NNS and i|he|she|you ADV? [ am|is|was|has|does ]',
      ({ marked: [verb] }) => plural[verb.lower] ?? null,
    ),
    byWords(
      '^ i|he|she|you and PRP$|the|a JJ? NN|NNS ADV? [ am|is|was|has|does ]',
      ({ marked: [verb] }) => plural[verb.lower] ?? null,
    ),
    byWords(
      '^ PRP$ NN and PRP$ NN ADV? [ is|was|has|does ]',
      ({ marked: [verb] }) => plural[verb.lower] ?? null,
    ),
    byWords(
      '^ the|my|our|his|her|their|a JJ? NN|NNS and the|my|our|his|her|their|a JJ? NN|NNS ADV? [ is|was|has|does ]',
      ({ marked: [verb], words }) =>
        words[0]?.lower === 'a' && words.every(({ lower }) => lower !== 'the')
          ? null
          : (plural[verb.lower] ?? null),
    ),
    byWords('^ NNP and i|NNP ADV? [ am|is|was|has ]', ({ marked: [verb], words }) =>
      words[0]?.text === 'I' ? null : (plural[verb.lower] ?? null),
    ),
  ]),
  right: ['My brother and I are here.', 'He said my brother and I know that he is here.'],
  wrong: [
    ['My brother and I was at home.', 'My brother and I were at home.'],
    ['The dogs and the cat was asleep.', 'The dogs and the cat were asleep.'],
    ['My mother and my father is teachers.', 'My mother and my father are teachers.'],
    ['Tom and Mary is here.', 'Tom and Mary are here.'],
  ],
};
