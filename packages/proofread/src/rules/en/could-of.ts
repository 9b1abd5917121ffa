import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const couldOf: Rule = {
  id: 'en.could-of',
  category: 'grammar',
  severity: 'error',
  credible: 0.96,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
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
    ['I could of come.', 'I could have come.'],
    ["If he asked, I'd of said no.", "If he asked, I'd have said no."],
  ],
};
