import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { participleForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const couldOf: Rule = {
  id: 'en.could-of',
  category: 'grammar',
  severity: 'error',
  credible: 0.96,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "could of came": both words are wrong.
    byWords('could|should|would|might|must [ of VBD|VBN|VB|~VBN|~VBD ]', ({ marked: [, verb] }) => {
      const participle = verb === undefined ? null : participleForm(verb);
      return participle === null || participle === verb?.lower ? null : `have ${participle}`;
    }),
    byPattern(
      /\b((?:could|should|would|might|must)(?:n['’]t)?) of\b(?! course)/gi,
      ({ groups: [modal = ''] }) => `${modal} have`,
    ),
    byPattern(
      /\b((?:I|you|he|she|we|they|it)['’]d) of\b(?! (?:course|the|this|that|these|those|all|my|your|his|her|our|their|it)\b)/g,
      ({ groups: [subject = ''] }) => `${subject} have`,
    ),
  ]),
  right: ['I could have come.', 'He could, of course, come.', 'We should of course go.'],
  wrong: [
    ['She could of came with us.', 'She could have come with us.'],
    ['I could of come.', 'I could have come.'],
    ["If he asked, I'd of said no.", "If he asked, I'd have said no."],
  ],
};
