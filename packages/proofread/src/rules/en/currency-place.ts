import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const currencyPlace: Rule = {
  id: 'en.currency-place',
  category: 'typography',
  severity: 'warning',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<![\w$€£¥.,])(\d+(?:[.,]\d+)*) ?([$£¥])(?!\w|\d)/g,
    ({ groups: [amount = '', sign = ''] }) => `${sign}${amount}`,
    'en',
  ),
  right: ['It costs $50.', '50 US$ each.'],
  wrong: [['It costs 50$.', 'It costs $50.']],
};
