import { byAnyOf, byContext, byWords, inSingular } from '../../match/by-words.ts';
import { baseForm, canBe, pluralOfVerb, singularOfVerb, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { persons } from './data/countables.ts';
import { collectives } from './data/noun-sets.ts';

/** "am" is singular as well: "My brother and I am". */
const pluralOf = (verb: string) => (verb === 'am' ? 'are' : pluralOfVerb.get(verb));

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
    byWords(
      '^ neither|either he|she|PRP$|the NN? nor|or he|she|PRP$|the @persons? [ know|like|want|need|live|work|speak|think|go|understand|agree|play|eat|remember ]',
      ({ marked: [verb], words }) => {
        const last = words.at(-2);
        return last === undefined || (!/^(?:he|she)$/.test(last.lower) && !persons.has(last.lower))
          ? null
          : thirdForm(verb);
      },
      { persons },
    ),
    byWords(
      'both PRP$|the|NNP JJ? NN|NNS|NNP? and PRP$|the? JJ? NN|NNS|NNP ADV? [ VBZ|was|@thirds ]',
      ({ marked: [verb], words, sentence }) =>
        sentence.some(({ lower, start }) => start < verb.start && /^(?:who|that|which|of)$/.test(lower)) ||
        words[words.findIndex(({ lower }) => lower === 'and') + 1]?.lower === 'both'
          ? null
          : (pluralOf(verb.lower) ?? baseForm(verb)),
      { thirds },
    ),
    byWords(
      'neither|either the|my|our|his|her|their|a NN|NNS nor|or the|my|our|his|her|their|a NN [ are|were|have|do|like|want|know|live|work|speak|need|go ]',
      ({ marked: [verb], words }) => {
        const noun = words.at(-2);
        return noun === undefined || canBe(noun, 'NNS') || collectives.has(noun.lower)
          ? null
          : (singularOfVerb.get(verb.lower) ?? thirdForm(verb));
      },
    ),
    byWords(
      'the|my|our|his|her|their|NNP|this NN? , together|along|as with|well as|the|my|our|his|her|their* NN|NNS , [ are|were|have ]',
      ({ marked: [verb], words }) => {
        const noun = words[words.findIndex(({ tag }) => tag === ',') - 1];
        return noun === undefined || canBe(noun, 'NNS') || collectives.has(noun.lower)
          ? null
          : (singularOfVerb.get(verb.lower) ?? null);
      },
    ),
    byWords('many a|an NN [ are|were|have|do ]', inSingular),
    byWords(
      '^ CD dollars|pounds|yuan|euros|miles|kilometres|kilometers|hours|minutes [ are|were ] too|enough',
      inSingular,
    ),
    // "not only … but also": the verb agrees with the nearer subject.
    byWords(
      'but also the|my|our|his|her|their|a JJ? NN [ are|were|have|do ]',
      ({ marked: [verb], words, sentence }) =>
        sentence[0]?.lower !== 'not' ||
        canBe(words.at(-2) ?? verb, 'NNS') ||
        collectives.has(words.at(-2)?.lower ?? '')
          ? null
          : (singularOfVerb.get(verb.lower) ?? null),
    ),
    byContext(
      ',^ PRP$|the JJ? NN|NNS and i|he|she|you ADV? [ am|is|was|has|does ]',
      ({ marked: [verb] }) => pluralOf(verb.lower) ?? null,
    ),
    byWords(
      '^ i|he|she|you and PRP$|the|a JJ? NN|NNS ADV? [ am|is|was|has|does ]',
      ({ marked: [verb] }) => pluralOf(verb.lower) ?? null,
    ),
    byWords(
      '^ PRP$ NN and PRP$ NN ADV? [ is|was|has|does ]',
      ({ marked: [verb] }) => pluralOf(verb.lower) ?? null,
    ),
    byWords(
      '^ the|my|our|his|her|their|a JJ? NN|NNS and the|my|our|his|her|their|a JJ? NN|NNS ADV? [ is|was|has|does ]',
      ({ marked: [verb], words }) =>
        words[0]?.lower === 'a' && words.every(({ lower }) => lower !== 'the')
          ? null
          : (pluralOf(verb.lower) ?? null),
    ),
    byWords(
      ',^ PRP$|the JJ? @persons and PRP$? @persons ADV? [ is|was|has|does ]',
      ({ marked: [verb] }) => pluralOf(verb.lower) ?? null,
      { persons },
    ),
    byWords('^ NNP|me|him|her and PRP$|NNP NN? ADV? [ is|was|has|does ]', ({ marked: [verb], words }) =>
      words[0]?.text === 'I' || (/^(?:her|his|its)$/.test(words[0]?.lower ?? '') && words[0]?.tag === 'PRP$')
        ? null
        : (pluralOf(verb.lower) ?? null),
    ),
    byWords('^ NNP and i|NNP ADV? [ am|is|was|has ]', ({ marked: [verb], words }) =>
      words[0]?.text === 'I' ? null : (pluralOf(verb.lower) ?? null),
    ),
    byWords(
      '^ he|she and i|he|she|they ADV? [ am|is|was|has|does ]',
      ({ marked: [verb] }) => pluralOf(verb.lower) ?? null,
    ),
    byWords('^ either|neither i|you|he|she|they or|nor he|she [ are|were|have|do ]', inSingular),
    byWords(
      '^ you and i|me ADV? [ am|is|was|has|does ]',
      ({ marked: [verb] }) => pluralOf(verb.lower) ?? null,
    ),
    byWords(
      '^ PRP$|the JJ? NN|NNS and i ADV? [ VBZ|@thirds ]',
      ({ marked: [verb] }) => pluralOf(verb.lower) ?? baseForm(verb),
      { thirds },
    ),
    byWords(
      '^ NNP|he|she|you and i ADV? [ VBZ|@thirds ]',
      ({ marked: [verb], words }) =>
        words[0]?.text === 'I' ? null : (pluralOf(verb.lower) ?? baseForm(verb)),
      { thirds },
    ),
    byWords(
      '^ he|she|i|you|PRP$ @persons? and PRP$ @persons ADV? [ @thirds ] IN|DT|PRP|PRP$|TO|RB|in|at|here|there|very|a',
      ({ marked: [verb] }) => baseForm(verb),
      { persons, thirds },
    ),
  ]),
  right: [
    'My brother and I are here.',
    'He said my brother and I know that he is here.',
    'Not only he but also the teachers were there.',
    'He saw not only the boys but also the team were there.',
  ],
  wrong: [
    ['Neither he nor she know the answer.', 'Neither he nor she knows the answer.'],
    ['Both my brother and my sister lives abroad.', 'Both my brother and my sister live abroad.'],
    ['Neither my parents nor my sister like it.', 'Neither my parents nor my sister likes it.'],
    ['Tom, together with his friends, are going.', 'Tom, together with his friends, is going.'],
    ['Many a student have made it.', 'Many a student has made it.'],
    ['Ten dollars are too much.', 'Ten dollars is too much.'],
    [
      'Not only the boys but also the teacher were there.',
      'Not only the boys but also the teacher was there.',
    ],
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
