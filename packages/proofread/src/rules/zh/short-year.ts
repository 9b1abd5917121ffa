import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const shortYear: Rule = {
  id: 'zh.short-year',
  category: 'typography',
  severity: 'warning',
  credible: 0.82,
  authority: 'GB/T 15835-2011, 5.1.3',
  scope: 'sentence',
  find: byPattern(
    /(?<![\d.第元了前后共并刑徒处判期])([05-9]\d|[12]\d)年(?=(?:1[0-2]|[1-9])月)/gu,
    ({ groups: [year = ''] }) => {
      return `${Number(year) > 30 ? '19' : '20'}${year}年`;
    },
  ),
  right: ['1997年5月', '过了97年', '公元97年5月', '第12年3月'],
  wrong: [
    ['97年5月，他出生了。', '1997年5月，他出生了。'],
    ['他08年10月毕业。', '他2008年10月毕业。'],
  ],
};
