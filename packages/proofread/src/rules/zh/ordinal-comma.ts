import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const ordinalComma: Rule = {
  id: 'zh.ordinal-comma',
  category: 'punctuation',
  severity: 'style',
  credible: 0.85,
  authority: 'GB/T 15834-2011, 4.4.3.2',
  scope: 'sentence',
  find: byPattern(
    /(?<=^\s*)(第[一二三四五六七八九十]{1,3}|首先|其次|再次|最后|其一|其二|其三)、(?=(?!第)\p{Script=Han})/gu,
    ({ end, groups: [ordinal = ''] }) =>
      ordinal === '' ? null : { start: end - 1, end, replacements: ['，'], params: { ordinal } },
  ),
  right: ['第一，要认真。', '第一、第二名都来了。', '一、总则', '首先，感谢各位。'],
  wrong: [
    ['第一、要认真。', '第一，要认真。'],
    ['首先、感谢各位。', '首先，感谢各位。'],
  ],
};
