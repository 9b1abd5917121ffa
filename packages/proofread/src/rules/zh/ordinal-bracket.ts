import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const ordinalBracket: Rule = {
  id: 'zh.ordinal-bracket',
  category: 'punctuation',
  severity: 'style',
  credible: 0.88,
  authority: 'GB/T 15834-2011, 附录B.2.3',
  scope: 'sentence',
  find: byPattern(/(?<=^\s*（[一二三四五六七八九十\d]{1,3}）)[、，.．](?=\p{Script=Han})/gu, () => ''),
  right: ['（一）总则', '一、总则', '共有三种（一）、（二）。'],
  wrong: [['（一）、总则', '（一）总则']],
};
