import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const almostMore: Rule = {
  id: 'zh.almost-more',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(将近|近(?<![最附接远临靠亲将新]近))(\s?\d+\s?|[一二两三四五六七八九十百千]+)[多余](?=[万亿人名年家个种次元项位])/gu,
    ({ groups: [almost = '', amount = ''] }) => `${almost}${amount}`,
  ),
  right: ['近三百人', '三百多人', '最近十多年', '附近十余家'],
  wrong: [
    ['来了近三百多人。', '来了近三百人。'],
    ['花费将近20余万元。', '花费将近20万元。'],
  ],
};
