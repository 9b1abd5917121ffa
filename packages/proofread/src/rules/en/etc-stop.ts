import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const etcStop: Rule = {
  id: 'en.etc-stop',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /\b(?:etc|ect)(?=[\s,;)!?])(?!\.)|\b(?:ect|ets|e\.t\.c)\.|\betc\s?(?:\.{2,}|…)/g,
    () => 'etc.',
    'en',
  ),
  right: ['Tea, coffee, etc.', 'Use etc. here.'],
  wrong: [
    ['Tea, coffee, etc are here.', 'Tea, coffee, etc. are here.'],
    ['Tea, coffee, ect.', 'Tea, coffee, etc.'],
  ],
};
