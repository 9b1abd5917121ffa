import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const thereIs = /\b([Tt])heir(?= (?:is|are|was|were|has been|have been|will be|would be)\b)/g;
const their =
  /\b([Tt])(?:here|hey['’]re)(?= (?:own|parents|friends|children|families|lives|homes|jobs|houses|opinions|problems|phones|studies)\b)/g;

export const there: Rule = {
  id: 'en.there',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(thereIs, ({ groups: [letter = ''] }) => `${letter}here`)(text);
    yield* byPattern(their, ({ groups: [letter = ''] }) => `${letter}heir`)(text);
  },
  right: ['There are two of them in their own house.', 'They’re here.', 'Their problem is old.'],
  wrong: [
    ['Their are two dogs.', 'There are two dogs.'],
    ['They live with there parents.', 'They live with their parents.'],
  ],
};
