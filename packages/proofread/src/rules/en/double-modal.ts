import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const able: Readonly<Record<string, string>> = { can: 'be able to', must: 'have to', could: 'be able to' };

export const doubleModal: Rule = {
  id: 'en.double-modal',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('^ how|what|where|when|why can i|we|you [ can ] VB|~VB', () => ''),
    byWords(
      "will|would|should|must|may|might|can not|n't? [ can|must|could ] ~VB",
      ({ marked: [second], words, before }) =>
        words[0]?.tag === 'MD' && before()?.tag !== 'DT' && words[0].lower !== second.lower
          ? (able[second.lower] ?? null)
          : null,
    ),
  ]),
  right: ['He will be able to go.', 'You can and must go.', 'The can must go away.'],
  wrong: [
    ['How can I can fix this?', 'How can I fix this?'],
    ['You will can see it.', 'You will be able to see it.'],
    ['He should can swim.', 'He should be able to swim.'],
  ],
};
