import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const secondOf: Rule = {
  id: 'zh.second-of',
  category: 'word-choice',
  severity: 'error',
  credible: 0.9,
  authority: '现代汉语词典（二、两）',
  scope: 'sentence',
  find: byPattern(
    /(?<=第)两(?![百千万亿])|(?<![一二三四五六七八九百零斤])两(?=十[年个人元岁多几一二三四五六七八九])|两(?=分之一)/gu,
    () => '二',
  ),
  right: ['第二个', '两百', '第两百个', '二分之一', '二十'],
  wrong: [
    ['第两个人。', '第二个人。'],
    ['过了两十年。', '过了二十年。'],
    ['占两分之一。', '占二分之一。'],
  ],
};
