import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const fullWidthLetters: Rule = {
  id: 'zh.full-width-letters',
  category: 'typography',
  severity: 'style',
  credible: 0.9,
  authority: 'GB/T 15835-2011, 5.1',
  scope: 'sentence',
  find: byPattern(/[０-９Ａ-Ｚａ-ｚ]+(?:[．：，／－][０-９Ａ-Ｚａ-ｚ]+)*[％]?/gu, ({ found }) =>
    Array.from(found, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0)).join(''),
  ),
  right: ['2026 年有 365 天。', '用 ABC 表示。'],
  wrong: [
    ['２０２６年', '2026年'],
    ['方案Ａ的成本约３．５％。', '方案A的成本约3.5%。'],
  ],
};
