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

const blends = [
  // 任命他为主任职务
  byPattern(
    /(?<=(?:任命|聘任|聘请|推选|推举|选举|选|提拔)[^，。；！？为]{1,12}为[^，。；！？的担]{2,14})的?职务(?=[，。；]|$)/gu,
    () => '',
  ),
  // 与其睡觉，不如出去走走比较好
  byPattern(
    /(?<=与其[^，。；！？]{2,16}，(?:还|倒)?不如[^，。；！？]{2,14})(?:比较好|更好|好一些|来得好|为好)(?=[，。！]|$)/gu,
    () => '',
  ),
  // 提高成绩的提高
  byPattern(
    /(?<=(提高|增强|提升|加强|改善|扩大|推动|促进|推进)(?!了?的)[^，。；！？的]{2,12})的\1(?=[，。；！？]|$)/gu,
    () => '',
  ),
  // 很高兴极了
  byPattern(
    /(?:很|非常|十分|特别|太|挺)(?=(?:高兴|开心|漂亮|好看|好吃|好听|好玩|美丽|美|热闹|有趣|激动|兴奋|快乐|舒服|可爱|生气|难过|紧张|害怕|精彩|无聊|冷|热|累|棒|香)极了)/gu,
    () => '',
  ),
];

export const mixedStructures: Rule = {
  id: 'zh.mixed-structures',
  category: 'grammar',
  severity: 'warning',
  credible: 0.82,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([findRows('mixed-structures'), lateResult, raisedTwice, ...blends]),
  right: [
    '任命他担任主任职务。',
    '他的话说得很好，高兴极了。',
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
    ['任命他为办公室主任职务。', '任命他为办公室主任。'],
    ['与其睡觉，不如出去走走比较好。', '与其睡觉，不如出去走走。'],
    ['我们要提高成绩的提高。', '我们要提高成绩。'],
    ['他很高兴极了。', '他高兴极了。'],
  ],
};
