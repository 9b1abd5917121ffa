import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const couldOf: Rule = {
  id: 'en.could-of',
  category: 'grammar',
  severity: 'error',
  credible: 0.96,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b((?:could|should|would|might|must)(?:n['’]t)?) of\b(?! course)/gi,
    ({ groups: [modal = ''] }) => `${modal} have`,
  ),
  right: ['I could have come.', 'He could, of course, come.', 'We should of course go.'],
  wrong: [['I could of come.', 'I could have come.']],
};
