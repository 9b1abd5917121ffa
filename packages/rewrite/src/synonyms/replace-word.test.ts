import { expect, it } from 'vitest';
import { replaceWord } from './replace-word.ts';

it.each([
  ['It is a big help.', 'big', 'enormous', 'It is an enormous help.'],
  ['It is an enormous help.', 'enormous', 'big', 'It is a big help.'],
  ['A big help.', 'big', 'enormous', 'An enormous help.'],
  ['An\nold house.', 'old', 'historic', 'A\nhistoric house.'],
  ['a strange case', 'strange', 'unusual', 'an unusual case'],
  ['an unusual case', 'unusual', 'unique', 'a unique case'],
  ['Vitamin-a big', 'big', 'enormous', 'Vitamin-a enormous'],
  ['Nina big', 'big', 'enormous', 'Nina enormous'],
  ['a very big help', 'big', 'enormous', 'a very enormous help'],
  ['这是a大的', '大', '巨', '这是a巨的'],
])('%j: %s → %s', (sentence, word, synonym, expected) => {
  const start = sentence.indexOf(word);
  expect(replaceWord(sentence, { start, end: start + word.length }, synonym)).toBe(expected);
});
