import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const latinStops: Rule = {
  id: 'en.latin-stops',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<![\w.-])(i\.?e|e\.?g)(?:\.(?!\w)|(?=,? (?:the|a|an|in|it|they|when|if|by|to|that|for|from)\b)(?<=\.[eg]))/g,
    ({ groups: [letters = ''], found }) => {
      const better = `${letters.at(0)}.${letters.at(-1)}.`;
      return better === found ? null : better;
    },
    'en',
  ),
  right: [
    'Use a plain word, i.e. a short one.',
    'Some pets, e.g. cats, are shy.',
    'The IE. browser; see eg.com.',
  ],
  wrong: [
    ['Rules are needed, ie. laws.', 'Rules are needed, i.e. laws.'],
    ['Some pets, eg. cats, are shy.', 'Some pets, e.g. cats, are shy.'],
    ['It is free, i.e in the park.', 'It is free, i.e. in the park.'],
  ],
};
