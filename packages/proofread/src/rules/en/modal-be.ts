import { byAnyOf, byWords } from '../../match/by-words.ts';
import { participleForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const modalBe: Rule = {
  id: 'en.modal-be',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "can|could|will|would|should|must|may|might|'ll not|n't? [ be happen|come|go|become|arrive|appear|exist|agree|disappear|die|occur ]",
      ({ marked: [, verb] }) => verb?.text ?? null,
    ),
    byWords(
      "can|could|will|would|should|must|may|might not|n't|also|easily? be [ see|find|use|do|make|solve|take|give|avoid|reduce|improve|build|write|say|call|achieve|create|choose|pay|spend|sell|buy ] .|,|by|in|with|from|for|to|as",
      ({ marked: [verb] }) => participleForm(verb),
    ),
    byWords(
      'have|has|had been [ see|use|make|build|write|give|take|choose|create|develop|improve|reduce|teach ] .|,|by|in|with|from|for|to|as',
      ({ marked: [verb] }) => participleForm(verb),
    ),
    byWords(
      "can|could|will|would|should|must|may|might|'ll not|n't? [ been ] VBN|JJ|DT|VBG",
      ({ words, before }) =>
        words.some(({ lower }) => lower === 'have') || before() === undefined ? null : 'be',
    ),
  ]),
  right: ['It will be done.', 'He can be seen.', 'It could be a good use.', 'It must have been good.'],
  wrong: [
    ['It will be happen soon.', 'It will happen soon.'],
    ['The problem can be solve by us.', 'The problem can be solved by us.'],
  ],
};
