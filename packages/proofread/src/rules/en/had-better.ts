import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const hadBetter: Rule = {
  id: 'en.had-better',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords("had|'d better not? [ to ~VB ]", ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? verb.text : null,
    ),
    byWords("would|'d rather not? [ to ~VB ]", ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? verb.text : null,
    ),
    byWords('PRP [ have better ] ~VB', ({ words }) => (words.at(-1)?.tag === 'VB' ? 'had better' : null)),
  ]),
  right: [
    'You had better go.',
    'He had a better plan to go.',
    'I would rather stay.',
    'They have better things.',
  ],
  wrong: [
    ['You had better to go.', 'You had better go.'],
    ['I would rather to stay.', 'I would rather stay.'],
  ],
};
