import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const quoteSpacing: Rule = {
  id: 'en.quote-spacing',
  category: 'typography',
  severity: 'warning',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<=(?:^|\s)[“‘]) +(?=\S)|(?<=\S) +(?=”)|(?<=[a-z])[“](?=[A-Z])/g,
    ({ found }) => (found.includes('“') ? ' “' : ''),
    'en',
  ),
  right: ['He said, “Yes.”', '“No” is an answer.'],
  wrong: [['He said, “ Yes. ”', 'He said, “Yes.”']],
};
