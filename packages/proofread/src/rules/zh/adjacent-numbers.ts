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
    /(?<![第、十百千万零〇一二三四五六七八九\d周期])([一两三四五六七八])、([两二三四五六七八九])(?=(?:天|个[^方]|次|岁|倍|斤|米|公里|里路|小时|分钟|十|百|千|万|篇|本(?!科)|张|条(?!款)|只|件|位|名|人|家|块|种|遍|步|句|间|座|辆|台|把|杯|碗|瓶|首|封|份|棵|朵|颗|户|亩|吨|厘米|公斤|星期|周(?!岁)|晚)(?!、))/gu,
    ({ groups: [first = '', second = ''] }) => {
      const gap = value(second) - value(first);
      return (gap === 1 && first + second !== '一二') || first + second === '三五' ? first + second : null;
    },
  ),
  right: ['三四天就好。', '第三、四天下雨。', '三、五两天', '三、四线城市', '一、二年级'],
  wrong: [
    ['过三、四天就好。', '过三四天就好。'],
    ['他写了五、六篇作文。', '他写了五六篇作文。'],
    ['来了三、五个人。', '来了三五个人。'],
    ['来了七、八十人。', '来了七八十人。'],
  ],
};
