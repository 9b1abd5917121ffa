import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const doubleDeterminer: Rule = {
  id: 'en.double-determiner',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('[ the|a|an my|your|his|our|their|its|this|these ] JJ? NOUN', ({ marked: [, second], words }) =>
      second === undefined || words[0]?.text === 'A' ? null : second.text,
    ),
    byWords(
      '[ my|your|his|our|their|its the|a|an ] JJ|JJS|RBS* NN|NNS',
      ({ marked: [first], words, before }) =>
        first.lower === 'its' ||
        // "We foud their a cat": after a misspelled verb it may be "there".
        (first.lower === 'their' && before()?.isKnown === false) ||
        words.some(({ lower }) => /^(?:priori|posteriori|la|fortiori)$/.test(lower))
          ? null
          : first.text,
    ),
    byWords('[ the a|an ] JJ* NN', ({ marked: [first, second] }) =>
      second === undefined ? null : [first.text, second.text],
    ),
    byWords(
      '[ this|these|that|those the|my|our|your|their ] NN|NNS',
      ({ marked: [first, second], words, before }) =>
        first.tag !== 'DT' ||
        /^(?:is|was|are|were|be|make|makes|made|call)$/.test(before()?.lower ?? '') ||
        (second?.lower !== 'my' && before() === undefined) ||
        second === undefined ||
        words[0]?.lower === 'that' ||
        (words.at(-1)?.tag === 'NNS' && first.lower === 'this') ||
        (second.lower === 'my' && before()?.tag !== 'VB')
          ? null
          : [second.text, first.text],
    ),
    byWords('[ the both ]', ({ words }) => (words.length === 2 ? 'both' : null)),
  ]),
  right: ['The book is my own.', 'He gave the his-and-hers set.'],
  wrong: [
    ['The my book is old.', 'My book is old.'],
    ['I like the this song.', 'I like this song.'],
    ['He is my the best friend.', 'He is my best friend.'],
    ['We saw the a dog.', 'We saw the dog.'],
  ],
};
