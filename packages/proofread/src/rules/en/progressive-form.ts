import { byWords } from '../../match/by-words.ts';
import { gerundForm, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

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
  find: byWords(
    ",^ i|he|she|it|we|they|you 'm|'re|am|is|are n't|not|also|still|now? [ @verbs ]",
    ({ marked: [verb], after }) => (after()?.tag === ':' ? null : gerundForm(verb)),
    { verbs },
  ),
  right: ['He is going home.', 'I agree.', 'It is read by many.', 'We are to go.'],
  wrong: [
    ['He is go to school.', 'He is going to school.'],
    ['They are eat lunch.', 'They are eating lunch.'],
  ],
};
