import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const doubleSpace: Rule = {
  id: 'en.double-space',
  category: 'typography',
  severity: 'style',
  credible: 0.8,
  authority: null,
  scope: 'sentence',
  find: byPattern(/(?<=[a-z,]) {2,}(?=[a-z("“])/g, () => ' ', 'en'),
  right: ['One space is enough.', 'Two.  Sentences.'],
  wrong: [['There are  two spaces.', 'There are two spaces.']],
};
