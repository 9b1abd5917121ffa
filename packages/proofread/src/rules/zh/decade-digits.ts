import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const centuries: Record<string, string> = { 十八: '18', 十九: '19', 二十: '20', 二十一: '21' };

export const decadeDigits: Rule = {
  id: 'zh.decade-digits',
  category: 'typography',
  severity: 'style',
  credible: 0.75,
  authority: 'GB/T 15835-2011, 4.1.2',
  scope: 'sentence',
  find: byPattern(
    /(十八|十九|二十|二十一)世纪(?=[1-9]0年代)|((?:18|19|20|21)世纪)([一二三四五六七八九])十(?=年代)/gu,
    ({ groups: [spelled = '', century = '', tens = ''] }) =>
      spelled === ''
        ? `${century}${'〇一二三四五六七八九'.indexOf(tens)}0`
        : `${centuries[spelled] ?? spelled}世纪`,
  ),
  right: ['20世纪80年代', '二十世纪八十年代'],
  wrong: [
    ['二十世纪80年代', '20世纪80年代'],
    ['20世纪八十年代', '20世纪80年代'],
  ],
};
