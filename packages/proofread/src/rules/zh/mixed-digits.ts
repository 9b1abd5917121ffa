import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const mixedDigits: Rule = {
  id: 'zh.mixed-digits',
  category: 'typography',
  severity: 'warning',
  credible: 0.85,
  authority: 'GB/T 15835-2011, 5.1.2',
  scope: 'sentence',
  find: byPattern(
    /(?<![\d.亿万]|[千百万亿][-–—～~到至])([1-9]\d?)([百千])(?=(?:多|余)?[万亿元人名个块])/gu,
    ({ groups: [number = '', power = ''] }) => number + (power === '百' ? '00' : '000'),
  ),
  right: ['3000元', '3千克', '5千米', '2百分点', '3.5万人'],
  wrong: [
    ['花了3千元。', '花了3000元。'],
    ['来了5百多人。', '来了500多人。'],
    ['3千万元', '3000万元'],
  ],
};
