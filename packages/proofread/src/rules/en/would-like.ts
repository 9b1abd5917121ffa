import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, isBaseFirst, isEnd } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const wouldLike: Rule = {
  id: 'en.would-like',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords("would|'d|'ld like [ ~VB ]", ({ marked: [verb] }) =>
      verb.tag !== 'NN' && isBaseFirst(verb) && !canBe(verb, 'VBN') ? `to ${verb.text}` : null,
    ),
    byWords(
      'would you|they|he|she like [ VBG ] DT|PRP|PRP$|to|with|out|for|in|on|at|?',
      ({ marked: [verb] }) => (baseForm(verb) === null || canBe(verb, 'NN') ? null : `to ${baseForm(verb)}`),
    ),
    byWords("i|we|he|she|they would|'d like [ VBG ]", ({ marked: [verb], after }) =>
      !isEnd(after()) && after()?.tag !== 'NNS' && baseForm(verb) !== null
        ? `to ${baseForm(verb) ?? ''}`
        : null,
    ),
    byWords(',^ i|we|he|she|they would like [ that PRP ~VB ]', ({ marked: [, subject, verb] }) => {
      const object: Readonly<Record<string, string>> = {
        you: 'you',
        he: 'him',
        she: 'her',
        it: 'it',
        they: 'them',
        we: 'us',
      };
      const other = object[subject?.lower ?? ''];
      const base = verb === undefined || verb.tag === 'MD' ? null : baseForm(verb);
      return other === undefined || base === null || base === 'be' || base === 'have'
        ? null
        : `${other} to ${base}`;
    }),
  ]),
  right: [
    'I would like to go.',
    'I would like some tea.',
    'He would like you to come.',
    'Something like going home would be nice.',
  ],
  wrong: [
    ['Would you like coming with us?', 'Would you like to come with us?'],
    ['I would like go there.', 'I would like to go there.'],
    ['I would like buying a car.', 'I would like to buy a car.'],
    ['I would like that you come.', 'I would like you to come.'],
  ],
};
