import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaBeforeDe: Rule = {
  id: 'zh.comma-before-de',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.78,
  authority: 'GB/T 15834-2011, 4.4',
  scope: 'sentence',
  find: byPattern(/(?<=[^的])，(?=的(?!到了)[^确士话卢当士\p{P}])/gu, () => '', 'zh'),
  right: ['他来了，的确如此。', '美丽的，大方的', '坐，的士来了'],
  wrong: [['昨天买，的书很好看。', '昨天买的书很好看。']],
};
