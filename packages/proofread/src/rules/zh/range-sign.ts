import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const rangeSign: Rule = {
  id: 'zh.range-sign',
  category: 'typography',
  severity: 'style',
  credible: 0.72,
  authority: 'GB/T 15834-2011, 4.13.3.3',
  scope: 'sentence',
  find: byPattern(
    /(?<![\w.\-–~～/:])(\d+(?:\.\d+)?)(%?)\s?[-–~]\s?(\d+(?:\.\d+)?)(%|(?=\s?(?:个|人|元|天|岁|倍|次|公里|千米|厘米|毫米|米|公斤|千克|克|万|亿|小时|分钟|℃)))/gu,
    ({ groups: [low = '', lowSign = '', high = '', sign = ''] }) => {
      if (Number(low) >= Number(high) || (lowSign !== '' && sign === '')) return null;
      return `${low}${sign}～${high}${sign}`;
    },
    'zh',
  ),
  right: ['增长 5%～10%。', '2019-2020 年', '电话 010-62345678', '比分 3-2', '每天 8～10 个小时。'],
  wrong: [
    ['增长5-10%。', '增长5%～10%。'],
    ['需要3-5个工作日。', '需要3～5个工作日。'],
  ],
};
