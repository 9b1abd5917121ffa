import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const doubleComparative: Rule = {
  id: 'en.double-comparative',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\bmore (better|worse|bigger|smaller|easier|faster|cheaper|happier|taller|older|younger|stronger|higher|lower|larger|nicer|safer|healthier|cleaner|quicker|harder|richer)\b(?! (?:schools|students|paid|educated|quality))|\bmost (best|worst|biggest|smallest|easiest|fastest|cheapest|happiest|tallest|oldest|youngest|strongest|highest|largest)\b/gi,
    ({ groups, found }) => {
      const better = groups.find((group) => group !== '') ?? '';
      return found.startsWith('M') ? better.slice(0, 1).toUpperCase() + better.slice(1) : better;
    },
  ),
  right: ['It is much better.', 'More expensive, but better.', 'The more, the better.'],
  wrong: [
    ['This one is more better.', 'This one is better.'],
    ['It is the most biggest city.', 'It is the biggest city.'],
  ],
};
