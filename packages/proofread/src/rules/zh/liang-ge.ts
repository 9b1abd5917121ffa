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
    // 能用俩天: after a verb, 俩 counts what follows.
    byPattern(
      /(?<=[了有过要用这那每前后等花买住待歇隔约整吃喝看走跑睡玩写做赚挣欠剩养送拿点])([俩仨])(?=(?:[天年周次块种遍趟斤米盒瓶杯碗句辆间支][，。；、！？\p{Script=Han}]|小时|分钟|星期|月))(?!(.)\2)(?!年[纪龄轻]|天[天生])/gu,
      ({ groups: [pair = ''] }) => (pair === '俩' ? '两' : '三'),
    ),
    byPattern(/([俩仨])[个位名](?!头|儿|子)/gu, ({ groups: [pair = ''], found }) => [
      pair,
      (pair === '俩' ? '两' : '三') + found.slice(1),
    ]),
    byPattern(
      /(?<![们妈爸爷娘姐妹兄弟咱你我他她母父夫])([俩仨])(?=[项条张本次份件篇道组届][，。；、！？的\p{Script=Han}])(?![项]目)/gu,
      ({ groups: [pair = ''] }) => (pair === '俩' ? '两' : '三'),
    ),
  ]),
  right: ['我们买了俩，天天用。', '他们俩来了。', '两个人', '他们俩次次都来。'],
  wrong: [
    ['充一次电能用俩天。', '充一次电能用两天。'],
    ['他们俩个来了。', '他们俩来了。'],
    ['每人最多报俩项。', '每人最多报两项。'],
  ],
};
