import { byWords } from '../../match/by-words.ts';
import { canBe, gerundForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const lookForward: Rule = {
  id: 'en.look-forward',
  category: 'grammar',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byWords('<look>|looking forward to [ ~VB ]', ({ marked: [verb], words: [opener] }) =>
    opener !== undefined && canBe(verb, 'VB') && verb.tag === 'VB' ? gerundForm(verb) : null,
  ),
  right: ['I look forward to seeing you.', 'We look forward to it.'],
  wrong: [
    ['I look forward to see you.', 'I look forward to seeing you.'],
    ['I am looking forward to hear from you.', 'I am looking forward to hearing from you.'],
  ],
};
