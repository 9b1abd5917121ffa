import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const digits = '一二三四五六七八九';
const value = (digit: string) => (digit === '两' ? 2 : digits.indexOf(digit) + 1);

export const adjacentNumbers: Rule = {
  id: 'zh.adjacent-numbers',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.82,
  authority: 'GB/T 15834-2011, 4.5.3.4; GB/T 15835-2011, 4.2.2',
  scope: 'sentence',
  find: byPattern(
    /(?<![第、十百千万零〇一二三四五六七八九\d周期])([一两三四五六七八])、([两二三四五六七八九])(?=(?:天|个[^方]|次|岁|倍|斤|米|公里|里路|小时|分钟|十|百|千|万)(?!、))/gu,
    ({ groups: [first = '', second = ''] }) =>
      value(second) === value(first) + 1 && first + second !== '一二' ? first + second : null,
  ),
  right: ['三四天就好。', '第三、四天下雨。', '三、五两天', '一、二年级'],
  wrong: [
    ['过三、四天就好。', '过三四天就好。'],
    ['来了七、八十人。', '来了七八十人。'],
  ],
};
