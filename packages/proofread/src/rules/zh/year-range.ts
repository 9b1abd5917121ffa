import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const yearRange: Rule = {
  id: 'zh.year-range',
  category: 'typography',
  severity: 'style',
  credible: 0.7,
  authority: 'GB/T 15834-2011, 4.13.3.2',
  scope: 'sentence',
  find: byPattern(
    /(?<![\d-])((?:1[5-9]|20)\d\d年?)\s?[-~–]\s?((?:1[5-9]|20)\d\d)(?=年)/gu,
    ({ groups: [from = '', to = ''] }) => (Number.parseInt(from, 10) < Number(to) ? `${from}—${to}` : null),
    'zh',
  ),
  right: ['2019—2020年', '电话 2019-2020', '2019-05-01'],
  wrong: [
    ['2019-2020年', '2019—2020年'],
    ['2019年-2021年', '2019年—2021年'],
  ],
};
