import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaBeforeThat: Rule = {
  id: 'en.comma-before-that',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<=\b(?:think|thinks|thought|believe|believes|believed|know|knows|knew|hope|hopes|hoped|feel|say|says|said|mean|means|sure|suppose|realise|realize|realised|realized|agree|admit|heard|guess|decided|promised|found)), (?=that (?:I|you|he|she|it|we|they|the|this|there|my|our|your|people|some|many|in|if|a)\b)/g,
    () => ' ',
    'en',
  ),
  right: ['I think that it is good.', 'I know that, that is all.', 'He said, that was it.'],
  wrong: [
    ['I think, that it is good.', 'I think that it is good.'],
    ['She said, that she was ill.', 'She said that she was ill.'],
  ],
};
