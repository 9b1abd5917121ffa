import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const liangGe: Rule = {
  id: 'zh.liang-ge',
  category: 'word-choice',
  severity: 'error',
  credible: 0.95,
  authority: '现代汉语词典（俩、仨）',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(/([俩仨])[个位名](?!头|儿|子)/gu, ({ groups: [pair = ''], found }) => [
      pair,
      (pair === '俩' ? '两' : '三') + found.slice(1),
    ]),
    byPattern(
      /(?<![们妈爸爷娘姐妹兄弟咱你我他她母父夫])([俩仨])(?=[项条张本次份件篇道组届][，。；、！？的\p{Script=Han}])(?![项]目)/gu,
      ({ groups: [pair = ''] }) => (pair === '俩' ? '两' : '三'),
    ),
  ]),
  right: ['他们俩来了。', '两个人', '他们俩次次都来。'],
  wrong: [
    ['他们俩个来了。', '他们俩来了。'],
    ['每人最多报俩项。', '每人最多报两项。'],
  ],
};
