import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const liangGe: Rule = {
  id: 'zh.liang-ge',
  category: 'word-choice',
  severity: 'error',
  credible: 0.95,
  authority: '现代汉语词典（俩、仨）',
  scope: 'sentence',
  find: byPattern(/([俩仨])[个位名](?!头|儿|子)/gu, ({ groups: [pair = ''], found }) => [
    pair,
    (pair === '俩' ? '两' : '三') + found.slice(1),
  ]),
  right: ['他们俩来了。', '两个人'],
  wrong: [['他们俩个来了。', '他们俩来了。']],
};
