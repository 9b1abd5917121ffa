import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { redundantRows } from './data/redundancy.ts';
import { findRows } from './data/tables.ts';

/** Finds redundant bounds of an amount (超过一百元以上的); years are excluded because laws count them in this way. */
const overAndAbove = byPattern(
  /(超过|高于|多于)(\s?[\d.,]+\s?|[一二两三四五六七八九十百千万亿]+)([^\s，。；年\d]{0,2}?)以上(?=的)/gu,
  ({ groups: [over = '', amount = '', unit = ''], start, end }) => ({
    start,
    end,
    replacements: [`${over}${amount}${unit}`],
    params: { pattern: `${over}…以上` },
  }),
);

/** 进行了深入的研究和讨论了: the aspect particle once. */
const aspectTwice = byPattern(
  /进行了([^，。；！？了]{0,14}?(?:研究|讨论|分析|调查|探讨|检查|总结|介绍|说明|交流|合作|改革|学习|比较))了(?=[，。；！？]|$)/gu,
  ({ groups: [work = ''] }) => `进行了${work}`,
);

/** 提前两天前: the second 前. */
const beforeTwice = byPattern(
  /(提前(?:\s?\d+\s?|[一二两三四五六七八九十半]+)个?(?:分钟|小时|钟头|天|日|周|星期|月|年))前(?![往去来台后线沿期锋排进夕])/gu,
  ({ groups: [time = ''] }) => time,
);

export const redundancy: Rule = {
  id: 'zh.redundancy',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.84,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([findRows('redundancy'), overAndAbove, aspectTwice, beforeTwice]),
  right: [
    '大约三十人。',
    '超过三十人。',
    '他凯旋了。',
    '不到二十岁。',
    '总计共同投入。',
    '超过三年以上的有期徒刑',
    '他对此进行了研究，了解了情况。',
    '请提前两天前往会场。',
    ...guardsOf(redundantRows),
  ],
  wrong: [
    ...examplesOf(redundantRows),
    ['会议提前两天前就通知了。', '会议提前两天就通知了。'],
    ['超过一百元以上的商品免运费。', '超过一百元的商品免运费。'],
    ['他对这个问题进行了深入的研究和讨论了。', '他对这个问题进行了深入的研究和讨论。'],
  ],
};
