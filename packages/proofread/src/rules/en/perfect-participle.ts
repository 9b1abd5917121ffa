import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, isOnlyVerb, participleForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const perfectParticiple: Rule = {
  id: 'en.perfect-participle',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "<have> not|n't|never|already|just|ever|always|also|recently? [ ~VBD ]",
      ({ marked: [verb], words: [have] }) =>
        isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VB') && have?.lower !== 'having'
          ? participleForm(verb)
          : null,
    ),
    byWords("have|has|'ve never|already|just|ever|recently [ VB|VBP|VBZ|~VB ]", ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VBD') ? participleForm(verb) : null,
    ),
    byWords("have|has n't|not [ VB|VBP|~VB ]", ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VBD') ? participleForm(verb) : null,
    ),
    byWords(',^ i|we|they|you|he|she have|has [ VB|VBP|~VB ]', ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VBD') ? participleForm(verb) : null,
    ),
  ]),
  right: [
    'I have gone home.',
    'He had a saw.',
    'He wrote it.',
    'Have you ever seen it?',
    'I have to go.',
    'What we have is this.',
    'I have never put it there.',
  ],
  wrong: [
    ['I have went home.', 'I have gone home.'],
    ['She has already wrote it.', 'She has already written it.'],
    ['I have never see it.', 'I have never seen it.'],
    ["He hasn't arrive.", "He hasn't arrived."],
  ],
};
