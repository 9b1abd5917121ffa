import type { Rule, RuleText } from '../rule.ts';
import { names } from './data/names.ts';

const anyWord = /(?<![\p{L}\p{N}'’.@/#_-])\p{Ll}\p{L}+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

export const nameCapital: Rule = {
  id: 'en.name-capital',
  category: 'typography',
  severity: 'error',
  credible: 0.92,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: function* find({ text }: RuleText) {
    for (const { 0: word, index } of text.matchAll(anyWord)) {
      const better = names.get(word);
      if (better !== undefined) yield { start: index, end: index + word.length, replacements: [better] };
    }
  },
  right: [
    'I use YouTube and an iPhone in Paris.',
    'See facebook.com or youtube.js.',
    'A turkey and some china.',
  ],
  wrong: [
    ['I watch youtube on my iphone.', 'I watch YouTube on my iPhone.'],
    ['He went to paris and tokyo.', 'He went to Paris and Tokyo.'],
    ["We eat french bread on mr Smith's boat.", "We eat French bread on Mr Smith's boat."],
  ],
};
