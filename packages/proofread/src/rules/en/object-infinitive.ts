import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, isBaseFirst } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const objects: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };

export const objectInfinitive: Rule = {
  id: 'en.object-infinitive',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'want|wants|wanted|ask|asked|asks|tell|told|tells|advise|advised|allow|allows|allowed|encourage|encouraged|invite|invited|expect|expects|persuade|persuaded|force|forced|forces me|him|us|them not? [ VB|VBP|~VB ]',
      ({ marked: [verb], words: [opener] }) =>
        isBaseFirst(verb) &&
        !canBe(verb, 'VBD', 'VBN') &&
        opener?.tag.startsWith('VB') &&
        !/^(?:come|put|let|like|please|want|need)$/.test(verb.lower)
          ? `to ${verb.text}`
          : null,
    ),
    byWords(
      'want|wants|wanted [ that i|you|he|she|we|they|people|everyone ] VB|VBP|VBZ|VBD|~VB',
      ({ marked: [, subject], words }) => {
        const verb = words.at(-1);
        return subject === undefined || verb?.lower !== verb?.base
          ? null
          : `${objects[subject.lower] ?? subject.text} to`;
      },
    ),
  ]),
  right: ['I want him to go.', 'He told me.', 'They asked us who we were.'],
  wrong: [
    ['I want that you help me.', 'I want you to help me.'],
    ['They want that he come.', 'They want him to come.'],
    ['I want him go home.', 'I want him to go home.'],
    ['She asked me wait outside.', 'She asked me to wait outside.'],
    ['They allowed us see it.', 'They allowed us to see it.'],
  ],
};
