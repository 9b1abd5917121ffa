import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, gerundForm, isOnlyVerb, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs } from './data/common-verbs.ts';

const verbs = wordSet(
  'go come eat write sit wait sleep grow lose bring buy sell learn teach speak listen goes comes',
);

export const progressiveForm: Rule = {
  id: 'en.progressive-form',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ",^ i|he|she|it|we|they|you 'm|'re|am|is|are n't|not|also|still|now? [ @verbs ]",
      ({ marked: [verb], after }) => (after()?.tag === ':' ? null : gerundForm(verb)),
      { verbs },
    ),
    byWords(
      ",^ i|he|she|we|they|you was|were n't|not|also|still? [ @commonVerbs ] !VBN|JJ",
      ({ marked: [verb] }) =>
        isOnlyVerb(verb) && !canBe(verb, 'VBD', 'VBN') && !/^(?:be|become|come|agree)$/.test(verb.lower)
          ? gerundForm(verb)
          : null,
      { commonVerbs },
    ),
  ]),
  right: ['He is going home.', 'I agree.', 'It is read by many.', 'We are to go.'],
  wrong: [
    ['He is go to school.', 'He is going to school.'],
    ['They are eat lunch.', 'They are eating lunch.'],
    ['We were eat dinner then.', 'We were eating dinner then.'],
  ],
};
