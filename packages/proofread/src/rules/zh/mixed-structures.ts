import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { mixedStructureRows } from './data/mixed-structures.ts';
import { findRows } from './data/tables.ts';

/** 写了完: the result comes directly after the verb. */
const lateResult = byPattern(
  /(?<=(?:把|将)[^，。；！？]{1,8}[写做吃看读听喝学画洗用讲办抄背查卖])了完(?=[就才再后，。！？]|$)/gu,
  () => '完了',
);

/** 旨在提高能力的提升: the noun repeats the verb. */
const raisedTwice = byPattern(
  /(?<=(?:旨在|为了?|致力于|不断|进一步)(?:提高|增强|提升)[^，。；！？]{2,20})的(?:提升|提高|增强)(?=[，。；！？]|$)/gu,
  () => '',
);

export const mixedStructures: Rule = {
  id: 'zh.mixed-structures',
  category: 'grammar',
  severity: 'warning',
  credible: 0.82,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([findRows('mixed-structures'), lateResult, raisedTwice]),
  right: [
    '原因是司机酒驾。',
    '以工人为主。',
    '本着互利的原则合作。',
    '在他的帮助下，我进步了。',
    '本法以宪法为根据，结合实际制定。',
    ...guardsOf(mixedStructureRows),
  ],
  wrong: [
    ...examplesOf(mixedStructureRows),
    ['培训旨在提高员工素质和水平的提升。', '培训旨在提高员工素质和水平。'],
    ['我把作业写了完就去看电视。', '我把作业写完了就去看电视。'],
  ],
};
