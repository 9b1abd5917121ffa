import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaInQuotes: Rule = {
  id: 'en.comma-in-quotes',
  category: 'punctuation',
  severity: 'style',
  credible: 0.7,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  isWanted: () => false,
  find: byPattern(
    /([a-z])(["”])(\.)(?=\s|$)/g,
    ({ groups: [letter = '', quote = ''] }) => `${letter}.${quote}`,
    'en',
  ),
  right: ['He said, “I am here.”'],
  wrong: [['He called it “the end”.', 'He called it “the end.”']],
};
