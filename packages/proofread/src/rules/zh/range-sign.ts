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
    /(?<![\w.\-–~～/:])(\d+(?:\.\d+)?)(%|万|亿)?\s?[-–~～]\s?(\d+(?:\.\d+)?)(%|万|亿|(?=\s?(?:个|人|元|天|岁|倍|次|公里|千米|厘米|毫米|米|公斤|千克|克|小时|分钟|℃)))/gu,
    ({ found, groups: [low = '', lowSign = '', high = '', sign = ''] }) => {
      if (Number(low) >= Number(high) || (lowSign !== '' && sign !== lowSign)) return null;
      const better = `${low}${sign}～${high}${sign}`;
      return better === found ? null : better;
    },
    'zh',
  ),
  right: ['增长 5%～10%。', '2019-2020 年', '电话 010-62345678', '比分 3-2', '每天 8～10 个小时。'],
  wrong: [
    ['增长5-10%。', '增长5%～10%。'],
    ['投资10-20万元。', '投资10万～20万元。'],
    ['占3～5%', '占3%～5%'],
    ['需要3-5个工作日。', '需要3～5个工作日。'],
  ],
};
