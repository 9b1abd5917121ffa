import { pluralOf } from '@inkstone/english';
import { byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { collectives, uncountables } from './data/noun-sets.ts';

/** "one of the biggest problem of our city", unlike "one of the new set of rules" */
function isSuperlative(words: readonly TaggedWord[]): boolean {
  return words.some(({ tag }) => tag === 'JJS' || tag === 'RBS');
}

/** Whether the word after a noun begins a predicate or another phrase, so that it is no noun of a compound. */
function mayFollow(word: TaggedWord | undefined): boolean {
  if (word?.lower === 'lives') return true;
  return /^(?:[.]|,|IN|CC|VBZ|VBD|MD|TO|WP|WDT|PRP)$/.test(word?.tag ?? '.');
}

export const oneOf: Rule = {
  id: 'en.one-of',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byWords(
    'one of the|my|our|their|his|her|your|these|those RBS|JJ|JJS|RB* [ NN ]',
    ({ marked: [noun], after, words }) => {
      if (
        noun.text !== noun.lower ||
        noun.tags[0] !== 'NN' ||
        canBe(noun, 'NNS', 'JJ', 'VBG') ||
        collectives.has(noun.lower) ||
        uncountables.has(noun.lower)
      )
        return null;
      if (
        !mayFollow(after()) ||
        (after()?.lower === 'of' && !isSuperlative(words)) ||
        words.at(-2)?.tag === 'POS'
      )
        return null;
      return pluralOf(noun.text);
    },
  ),
  right: [
    'One of the best things is this.',
    'One of the students is ill.',
    'One of my friends has a problem.',
    'He is one of the family.',
  ],
  wrong: [
    ['It is one of the biggest problem of our city.', 'It is one of the biggest problems of our city.'],
    ['One of the most important thing is health.', 'One of the most important things is health.'],
    ['She is one of my best friend.', 'She is one of my best friends.'],
    ['One of my friend lives in Madrid.', 'One of my friends lives in Madrid.'],
    [
      'Tennis is one of the most popular sport in my country.',
      'Tennis is one of the most popular sports in my country.',
    ],
  ],
};
