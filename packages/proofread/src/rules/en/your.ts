import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const youAre =
  /\b([Yy])our(?= (?:welcome(?:[.!,]|$| to)|going to|gonna|not (?:a|the|going|sure|alone)|supposed to))/g;
const possessive = /\b([Yy])ou['’]re(?= own\b)/g;

export const your: Rule = {
  id: 'en.your',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(youAre, ({ groups: [letter = ''] }) => `${letter}ou're`)(text);
    yield* byPattern(possessive, ({ groups: [letter = ''] }) => `${letter}our`)(text);
  },
  right: ['Your welcome speech was good.', 'You’re going to your own house.'],
  wrong: [
    ['Your welcome!', "You're welcome!"],
    ['Your going to like it.', "You're going to like it."],
    ["It is you're own house.", 'It is your own house.'],
  ],
};
