import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { particleRows } from './data/particles.ts';
import { findRows } from './data/tables.ts';

export const particles: Rule = {
  id: 'zh.particles',
  category: 'grammar',
  severity: 'warning',
  credible: 0.77,
  authority: null,
  scope: 'sentence',
  find: findRows('particles'),
  right: [
    '我觉得很好。',
    '跑得很快。',
    '高兴得不得了。',
    '目的的确达到了。',
    '他取的名字很好。',
    ...guardsOf(particleRows),
  ],
  wrong: examplesOf(particleRows),
};
