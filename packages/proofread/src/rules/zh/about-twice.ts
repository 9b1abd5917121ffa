import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const aboutTwice: Rule = {
  id: 'zh.about-twice',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.85,
  authority: '现代汉语八百词（左右）',
  scope: 'sentence',
  find: byPattern(
    /(大约|大概|约|差不多|将近|接近)(有?)(\s?[\d.]+\s?\p{Script=Han}{0,3}?|[一二两三四五六七八九十百千万亿]+\p{Script=Han}{0,3}?)(左右|上下|开外)(?![对摇手为逢])/gu,
    ({ groups: [about = '', you = '', amount = '', rough = ''] }) => [
      `${about}${you}${amount}`,
      `${you}${amount}${rough}`,
    ],
  ),
  right: ['大约三十人。', '三十人左右。', '约束左右手', '大约三点，他左右看了看。'],
  wrong: [['大约三十人左右参加。', '大约三十人参加。']],
};
