import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const zeroInYear: Rule = {
  id: 'zh.zero-in-year',
  category: 'typography',
  severity: 'warning',
  credible: 0.9,
  authority: 'GB/T 15835-2011, 5.2.2',
  scope: 'sentence',
  find: byPattern(/(?<![百千万])[一二][一二三四五六七八九零〇]{3}(?=年)/gu, ({ found }) =>
    found.includes('零') ? found.replaceAll('零', '〇') : null,
  ),
  right: ['二〇二六年', '零点', '一百零五年'],
  wrong: [
    ['二零二六年', '二〇二六年'],
    ['二零一零年', '二〇一〇年'],
  ],
};
