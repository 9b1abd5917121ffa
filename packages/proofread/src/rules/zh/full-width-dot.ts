import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const fullWidthDot: Rule = {
  id: 'zh.full-width-dot',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.88,
  authority: 'GB/T 15834-2011, 4.1',
  scope: 'sentence',
  find: byPattern(/(?<=[\p{Script=Han}”）》])．(?=\s*$|\p{Script=Han})/gu, () => '。', 'zh'),
  right: ['１．准备材料', '他走了。'],
  wrong: [['他走了．', '他走了。']],
};
