import { byAnyOf, byWords } from '../../match/by-words.ts';
import { gerundForm, participleForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const firstTime: Rule = {
  id: 'en.first-time',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'my|his|her|our|their first|second|third time [ to ~VB ] DT|PRP$|PRP|NNP|NN|NNS|JJ|TO|IN',
      ({ marked: [, verb] }) => (verb === undefined || verb.tag !== 'VB' ? null : gerundForm(verb)),
    ),
    byWords(
      "it is|'s the first|second|third time that? i|we|he|she|they|you [ VBP|VBZ|see|go|visit|do|hear|play|travel|eat|meet|try ]",
      ({ marked: [verb], words }) => {
        const participle = /^(?:have|has|'ve|'s|am|is|are|do|does)$/.test(verb.lower)
          ? null
          : participleForm(verb);
        return participle === null
          ? null
          : `${/^(?:he|she)$/.test(words.at(-2)?.lower ?? '') ? 'has' : 'have'} ${participle}`;
      },
    ),
    byWords(
      "it|this is|'s the first|second|third time that? [ i|we|they|you am|are|'m|'re VBG ]",
      ({ marked: [subject, , verb] }) => {
        const base = verb === undefined ? null : participleForm(verb);
        return base === null ? null : `${subject.text} have ${base}`;
      },
    ),
  ]),
  right: ['It is the first time I have seen it.', 'It was the first time I saw it.'],
  wrong: [
    ['It was my first time to visit Beijing.', 'It was my first time visiting Beijing.'],
    ['It is the first time I see it.', 'It is the first time I have seen it.'],
    ['It is the first time that he goes there.', 'It is the first time that he has gone there.'],
  ],
};
