import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const angleTitles: Rule = {
  id: 'zh.angle-titles',
  category: 'typography',
  severity: 'warning',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.15',
  scope: 'sentence',
  find: byPattern(
    /<<([\p{Script=Han}\w、，：·—]{1,40})>>|(?<![<\w])<(\p{Script=Han}{2,30})>(?!>)|≪(\p{Script=Han}{1,30})≫/gu,
    ({ groups, before }) => {
      const isInside = before(40).lastIndexOf('《') > before(40).lastIndexOf('》');
      return isInside ? `〈${groups.join('')}〉` : `《${groups.join('')}》`;
    },
  ),
  right: ['我读了《红楼梦》。', '当 a<b 且 c>d 时成立。', '流 a << 2 表示左移。'],
  wrong: [
    ['我读了<<红楼梦>>。', '我读了《红楼梦》。'],
    ['我读了<红楼梦>。', '我读了《红楼梦》。'],
    ['《读<红楼梦>札记》', '《读〈红楼梦〉札记》'],
  ],
};
