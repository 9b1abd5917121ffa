import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const bracketSpacing: Rule = {
  id: 'en.bracket-spacing',
  category: 'typography',
  severity: 'warning',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<=[a-z])\((?=[a-z]{3,}[ ,)])(?![a-z]\))|(?<![:;] ?)\( (?=[A-Za-z])|(?<=[A-Za-z.!?]) \)(?!\))/g,
    ({ found }) => (found === '(' ? ' (' : found.trim()),
    'en',
  ),
  right: ['A word (this one) is here.', 'Use it(s) or f(x).', 'Smile :) now.'],
  wrong: [
    ['A word(this one here) is good.', 'A word (this one here) is good.'],
    ['It is ( as I said ) late.', 'It is (as I said) late.'],
  ],
};
