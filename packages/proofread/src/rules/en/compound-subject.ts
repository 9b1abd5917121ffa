import { byAnyOf, bySubject, byWords } from '../../match/by-words.ts';
import { baseForm, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { persons } from './data/countables.ts';

const plural: Readonly<Record<string, string>> = {
  am: 'are',
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};

const thirds = wordSet(
  'works lives likes wants goes comes has loves speaks plays thinks knows needs makes takes eats drinks sleeps studies teaches runs drives',
);

export const compoundSubject: Rule = {
  id: 'en.compound-subject',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    bySubject(
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
    byWords(
      ',^ PRP$|the JJ? @persons and PRP$? @persons ADV? [ is|was|has|does ]',
      ({ marked: [verb] }) => plural[verb.lower] ?? null,
      { persons },
    ),
    byWords('^ NNP|me|him|her and PRP$|NNP NN? ADV? [ is|was|has|does ]', ({ marked: [verb], words }) =>
      words[0]?.text === 'I' || (/^(?:her|his|its)$/.test(words[0]?.lower ?? '') && words[0]?.tag === 'PRP$')
        ? null
        : (plural[verb.lower] ?? null),
    ),
    byWords('^ NNP and i|NNP ADV? [ am|is|was|has ]', ({ marked: [verb], words }) =>
      words[0]?.text === 'I' ? null : (plural[verb.lower] ?? null),
    ),
    byWords(
      '^ he|she and i|he|she|they ADV? [ am|is|was|has|does ]',
      ({ marked: [verb] }) => plural[verb.lower] ?? null,
    ),
    byWords(
      '^ either|neither i|you|he|she|they or|nor he|she [ are|were|have|do ]',
      ({ marked: [verb] }) => ({ are: 'is', were: 'was', have: 'has', do: 'does' })[verb.lower] ?? null,
    ),
    byWords('^ you and i|me ADV? [ am|is|was|has|does ]', ({ marked: [verb] }) => plural[verb.lower] ?? null),
    byWords(
      '^ PRP$|the JJ? NN|NNS and i ADV? [ VBZ|@thirds ]',
      ({ marked: [verb] }) => plural[verb.lower] ?? baseForm(verb),
      { thirds },
    ),
    byWords(
      '^ NNP|he|she|you and i ADV? [ VBZ|@thirds ]',
      ({ marked: [verb], words }) => (words[0]?.text === 'I' ? null : (plural[verb.lower] ?? baseForm(verb))),
      { thirds },
    ),
    byWords(
      '^ he|she|i|you|PRP$ @persons? and PRP$ @persons ADV? [ @thirds ] IN|DT|PRP|PRP$|TO|RB|in|at|here|there|very|a',
      ({ marked: [verb] }) => baseForm(verb),
      { persons, thirds },
    ),
  ]),
  right: ['My brother and I are here.', 'He said my brother and I know that he is here.'],
  wrong: [
    ['Either you or he are wrong.', 'Either you or he is wrong.'],
    ['He and I was good friends.', 'He and I were good friends.'],
    ['She and her husband works here.', 'She and her husband work here.'],
    ['My brother and I was at home.', 'My brother and I were at home.'],
    ['The dogs and the cat was asleep.', 'The dogs and the cat were asleep.'],
    ['My mother and my father is teachers.', 'My mother and my father are teachers.'],
    ['My mum and dad is here.', 'My mum and dad are here.'],
    ['Tom and his wife has left.', 'Tom and his wife have left.'],
    ['Tom and Mary is here.', 'Tom and Mary are here.'],
    ['My brother and I goes fishing.', 'My brother and I go fishing.'],
    ['Tom and I often watches films.', 'Tom and I often watch films.'],
  ],
};
