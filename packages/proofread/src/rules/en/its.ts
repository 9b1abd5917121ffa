import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const itIs =
  /\b([Ii])ts(?= (?:a|an|been|too|going to|not(?! being)|because|important to|possible to|difficult to|hard to|easy to|better to|time to)\b)/g;
const possessive = /\b([Ii])t['’]s(?= own\b)/g;

export const its: Rule = {
  id: 'en.its',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(itIs, ({ groups: [letter = ''] }) => `${letter}t's`)(text);
    yield* byPattern(possessive, ({ groups: [letter = ''] }) => `${letter}ts`)(text);
  },
  right: ['It’s a dog with its own house.', 'Its not being there surprised us.', 'The dog wagged its tail.'],
  wrong: [
    ['Its a good idea.', "It's a good idea."],
    ["The dog has it's own house.", 'The dog has its own house.'],
  ],
};
