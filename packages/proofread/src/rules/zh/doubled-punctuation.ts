import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const doubledPunctuation: Rule = {
  id: 'zh.doubled-punctuation',
  category: 'punctuation',
  severity: 'error',
  credible: 0.97,
  authority: 'GB/T 15834-2011',
  scope: 'sentence',
  find: byPattern(/(?<!。)。。(?!。)|([，、；：])\1+/gu, ({ found }) => found.slice(0, 1)),
  right: ['他走了。', '什么？！', '等等，我来了。', '他想了想。。。'],
  wrong: [
    ['他走了。。', '他走了。'],
    ['今天，，我们出发。', '今天，我们出发。'],
  ],
};
