import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const ageHave: Rule = {
  id: 'en.age-have',
  category: 'grammar',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(',^ PRP|NN|NNP [ have|has|had ] CD years old', ({ marked: [have], words }) => {
      const [subject] = words;
      const number = words[2]?.lower;
      if (subject === undefined || number === 'one') return null;
      if (have.lower === 'had') return /^(?:we|they|you)$/.test(subject.lower) ? 'were' : 'was';
      return have.lower === 'has' ? 'is' : subject.lower === 'i' ? 'am' : 'are';
    }),
  ]),
  right: ['I am 20 years old.', 'He has two friends.'],
  wrong: [
    ['I have 20 years old.', 'I am 20 years old.'],
    ['My sister is ten and she has five years old.', 'My sister is ten and she is five years old.'],
  ],
};
