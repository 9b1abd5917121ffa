import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const circleZero: Rule = {
  id: 'zh.circle-zero',
  category: 'typography',
  severity: 'warning',
  credible: 0.95,
  authority: 'GB/T 15835-2011, 5.2.2',
  scope: 'sentence',
  find: byPattern(
    /(?<=[一二三四五六七八九〇])[○◯OＯ0](?=[一二三四五六七八九〇○◯OＯ0]|年)|(?<=[一二三四五六七八九][○◯])[○◯](?=[一二三四五六七八九年])/gu,
    () => '〇',
  ),
  right: ['二〇二六年', '选项○表示正确', '2026 年'],
  wrong: [
    ['二○二六年', '二〇二六年'],
    ['二○○八年', '二〇〇八年'],
  ],
};
