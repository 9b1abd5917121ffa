import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import { examplesOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { confusedWordRows } from './data/confused-words.ts';
import { findCertainSlips } from './data/find-certain-slips.ts';
import { findRows } from './data/tables.ts';

/** Words of the form AABB whose second half is incomplete: 仔仔细, 高高兴. */
const halves =
  '仔细 高兴 清楚 干净 认真 快乐 开心 平安 漂亮 整齐 简单 辛苦 舒服 热闹 大方 安静 老实 痛快 健康 和气 完整 彻底 马虎 匆忙 慌张 规矩 客气 甜蜜 团圆 严实 结实 明白 轻松 温柔 冷清 端正 踏实 陆续 断续 来去 进出 上下 说笑 吵闹 打闹 哭啼';
const incomplete = new RegExp(
  halves
    .split(' ')
    .map(([first = '', second = '']) => `${first}${first}${second}(?!${second})`)
    .join('|'),
  'gu',
);
/** Words with only the AABB form: 来来去 is 来来去去. */
const onlyDoubled = /^(?:来来去|进进出|上上下|说说笑|吵吵闹|打打闹|哭哭啼|断断续|陆陆续)/u;
export const confusedWords: Rule = {
  id: 'zh.confused-words',
  category: 'spelling',
  severity: 'error',
  credible: 0.98,
  authority: '现代汉语词典；第一批异形词整理表 GF 1001-2001',
  scope: 'sentence',
  find: byAnyOf([
    findRows('confused-words'),
    findCertainSlips,
    byPattern(
      incomplete,
      ({ found }) => {
        const [first = '', , last = ''] = found;
        const whole = `${first}${first}${last}${last}`;
        return onlyDoubled.test(found) ? whole : [`${first}${last}`, whole];
      },
      'zh',
    ),
  ]),
  right: [
    '安装电脑。',
    '仔仔细细地看，高高兴兴地走。',
    '既然来了，就坐下。',
    '他既使我高兴，又使我难过。',
    '按装置说明操作。',
    '一旦爆发，后果严重。',
    '来宾管理由酒店负责。',
    '只有电量充足，点池子里的灯才会亮。',
  ],
  wrong: [
    ...examplesOf(confusedWordRows),
    ['请仔仔细阅读说明书。', '请仔细阅读说明书。'],
    ['网上订的宾管不太好。', '网上订的宾馆不太好。'],
    ['他性格开郎，待人城恳。', '他性格开朗，待人诚恳。'],
    ['行人来来去，很热闹。', '行人来来去去，很热闹。'],
  ],
};
