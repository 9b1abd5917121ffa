import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const dateWithoutDay: Rule = {
  id: 'zh.date-without-day',
  category: 'typography',
  severity: 'warning',
  credible: 0.8,
  authority: 'GB/T 15835-2011, 5.1.3',
  scope: 'sentence',
  find: byPattern(
    /(?<=(?<!\d)\d{4}年\d{1,2}月(?:[1-9]|[12]\d|3[01]))(?=[，。；）]|$)/gu,
    ({ start, end }) => ({ start, end, replacements: ['日'] }),
  ),
  right: ['2026年5月1日', '2026年5月1—3日', '2026年5月', '2026年5月1、2日'],
  wrong: [
    ['2026年5月1，我们出发。', '2026年5月1日，我们出发。'],
    ['截至2026年5月1。', '截至2026年5月1日。'],
  ],
};
