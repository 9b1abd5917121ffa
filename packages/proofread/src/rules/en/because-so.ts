import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const becauseSo: Rule = {
  id: 'en.because-so',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /, ?so(?<=^["“\s]*(?:Because|Since|As) (?!of\b)[^.;:?!]{4,150}, ?so)(?= (?:I|we|he|she|it|they|you|there|the|this|that|my|our|people|many)\b)/g,
    () => ',',
    'en',
  ),
  right: ['Because it rained, we stayed.', 'It rained, so we stayed.'],
  wrong: [['Because it rained, so we stayed at home.', 'Because it rained, we stayed at home.']],
};
