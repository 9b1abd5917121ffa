import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaAfterConjunction: Rule = {
  id: 'en.comma-after-conjunction',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<=^["“\s]*(?:Although|Though|Because|Even though|Even if|Unless|Whereas)), (?=(?:I|you|he|she|it|we|they|there|the|this|my|our|people|some|many) )(?![^,.]*,)/g,
    () => ' ',
    'en',
  ),
  right: ['Although, as I said, it rained, we left.', 'Because it rained, we stayed.'],
  wrong: [
    ['Although, it was late we went on.', 'Although it was late we went on.'],
    ['Because, I was ill.', 'Because I was ill.'],
  ],
};
