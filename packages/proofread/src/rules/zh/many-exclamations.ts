import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const manyExclamations: Rule = {
  id: 'zh.many-exclamations',
  category: 'punctuation',
  severity: 'style',
  credible: 0.85,
  authority: 'GB/T 15834-2011, 4.2.3.3, 4.3.3.2',
  scope: 'sentence',
  find: byPattern(/([！？])\1{3,}/gu, ({ groups: [mark = ''] }) => [mark, mark.repeat(3)]),
  right: ['太好了！！！', '为什么？？？'],
  wrong: [['太好了！！！！！', '太好了！']],
};
