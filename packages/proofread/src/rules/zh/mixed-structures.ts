import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { mixedStructureRows } from './data/mixed-structures.ts';
import { findRows } from './data/tables.ts';

export const mixedStructures: Rule = {
  id: 'zh.mixed-structures',
  category: 'grammar',
  severity: 'warning',
  credible: 0.82,
  authority: null,
  scope: 'sentence',
  find: findRows('mixed-structures'),
  right: [
    '原因是司机酒驾。',
    '以工人为主。',
    '本着互利的原则合作。',
    '在他的帮助下，我进步了。',
    '本法以宪法为根据，结合实际制定。',
    ...guardsOf(mixedStructureRows),
  ],
  wrong: examplesOf(mixedStructureRows),
};
