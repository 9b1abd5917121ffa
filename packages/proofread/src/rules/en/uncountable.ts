import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const nouns =
  'information|advice|equipment|furniture|homework|knowledge|luggage|software|hardware|feedback|scenery';

export const uncountable: Rule = {
  id: 'en.uncountable',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(new RegExp(`\\b(${nouns})s\\b`, 'gi'), ({ groups: [noun = ''] }) => noun)(text);
    yield* byPattern(
      new RegExp(`\\b([Aa]n? )(${nouns})(?=[.,;!?]|$| (?:about|for|that|on|from|to|is|was)\\b)`, 'g'),
      ({ groups: [article = '', noun = ''] }) => [
        article.startsWith('A') ? noun.slice(0, 1).toUpperCase() + noun.slice(1) : noun,
        `${article.slice(0, 1)} piece of ${noun}`,
      ],
    )(text);
  },
  right: ['I need some information.', 'A software company gave us advice.', 'A piece of advice helps.'],
  wrong: [
    ['I need some informations.', 'I need some information.'],
    ['She gave me an advice.', 'She gave me advice.'],
  ],
};
