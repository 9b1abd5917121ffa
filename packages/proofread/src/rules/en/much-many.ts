import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const many =
  /\b([Mm])uch (?=(?:people|things|students|friends|books|problems|countries|cities|children|places|cars|reasons|ways|years|days|hours|hobbies|advantages|activities)\b)/g;
const much =
  /\b([Mm])any (?=(?:information|money|homework|advice|traffic|knowledge|pollution|furniture|equipment|fun)(?:[.,;!?]| (?:about|in|on|to|for|from|and|is|because)\b))/g;

export const muchMany: Rule = {
  id: 'en.much-many',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(many, ({ groups: [letter = ''] }) => `${letter}any `)(text);
    yield* byPattern(much, ({ groups: [letter = ''] }) => `${letter}uch `)(text);
  },
  right: ['Many people have much money.', 'There are many information desks.', 'I liked it very much.'],
  wrong: [
    ['There are much people here.', 'There are many people here.'],
    ['He has many money.', 'He has much money.'],
  ],
};
