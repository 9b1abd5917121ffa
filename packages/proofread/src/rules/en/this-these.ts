import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const plural =
  /\b([Tt])his (?=(?:things|people|problems|reasons|places|days|years|books|students|children|countries|rules|ideas|activities)\b)/g;
const singular =
  /\b([Tt])hese (?=(?:thing|problem|reason|place|book|student|country|idea|situation|kind|type|activity|film|movie|way) (?:is|was|of|that|in|has|will|and|because)\b)/g;

export const thisThese: Rule = {
  id: 'en.this-these',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(plural, ({ groups: [letter = ''] }) => `${letter}hese `)(text);
    yield* byPattern(singular, ({ groups: [letter = ''] }) => `${letter}his `)(text);
  },
  right: ['These things are good.', 'This book is good.', 'This year’s rules'],
  wrong: [
    ['This things are good.', 'These things are good.'],
    ['These book is good.', 'This book is good.'],
  ],
};
