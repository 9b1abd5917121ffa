import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const digits = '〇一二三四五六七八九';

export const approximateDigits: Rule = {
  id: 'zh.approximate-digits',
  category: 'typography',
  severity: 'warning',
  credible: 0.78,
  authority: 'GB/T 15835-2011, 4.2.2',
  scope: 'sentence',
  find: byPattern(
    /(?<![\d.第、月年期：:（(])([2-8])、([3-9])(?=个(?:人|月|小时|星期)|[天岁次倍斤年](?!级))/gu,
    ({ groups: [first = '', second = ''] }) =>
      Number(second) === Number(first) + 1
        ? (digits[Number(first)] ?? '') + (digits[Number(second)] ?? '')
        : null,
  ),
  right: ['三四个人', '第3、4天', '3、5个', '3～4个', '1、2、3个'],
  wrong: [
    ['有3、4个人。', '有三四个人。'],
    ['过了7、8天。', '过了七八天。'],
  ],
};
