import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const two: Rule = {
  id: 'zh.two',
  category: 'word-choice',
  severity: 'warning',
  credible: 0.85,
  authority: '现代汉语词典（二、两）',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(/(?<=[我你他她们午上晚天到约])二(?=点(?:[到半钟整左见开出来回去]|，|。|$))/gu, () => '两'),
    byPattern(
      /(?<=^|[，。年的在于到从])两(?=月(?:[一二三]?十|[一二三四五六七八九]|\d{1,2})[日号]?)/gu,
      () => '二',
    ),
    byPattern(
      /(?<![第十百千万零〇一二三四五六七八九\d期周拜月老之其无数初不])二(?=(?:个(?!月|性|体|人所|百分)|件(?!套)|只(?!是|有|能|要)|句(?!型)|张(?!三)|天(?![气下文然空生才地线])))/gu,
      () => '两',
    ),
  ]),
  right: ['两个人来了。', '第二个人来了。', '十二个月', '星期二天气很好。', '独一无二个例'],
  wrong: [
    ['我下午二点到。', '我下午两点到。'],
    ['两月十四日是情人节。', '二月十四日是情人节。'],
    ['我有二个苹果。', '我有两个苹果。'],
    ['过了二天，他回来了。', '过了两天，他回来了。'],
  ],
};
