import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaForExample: Rule = {
  id: 'en.comma-for-example',
  category: 'punctuation',
  severity: 'style',
  credible: 0.82,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<=[,;.(] (?:for example|for instance|in fact|of course|on the other hand|in other words))(?= (?:I|we|he|she|it|they|there|the|this|my|you|if|when|in|a|some|many|people)\b)/gi,
    () => ',',
    'en',
  ),
  right: ['For example, it works.', 'It works, for example, here.', 'That is it. That is the end.'],
  wrong: [
    ['Some animals, for example the cat, sleep a lot.', 'Some animals, for example, the cat, sleep a lot.'],
  ],
};
