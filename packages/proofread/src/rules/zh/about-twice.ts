import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

/** Words that may be between “about” and the number. */
const verbs =
  '(?:花|花费|用|需|需要|要|等|走|跑|持续|占|达|达到|存|赚|卖|买|住|睡|写|读|工作|学习|休息|练习|训练|下降|上升|增长|增加|减少|提高|降低|缩短|延长)[了到]?|有|为|是|在|于|耗时|历时|距今|距离|相距|相当于|收入|支出|长|高|宽|深|重';

/** A round amount, to which 多 or 余 may be added, and the unit after it. */
const round = '(?:[一二两三四五六七八九]?[十百千万亿]{1,2}|\\d+)';
const unit = '[个名岁人年天次元块米斤公里吨]';

export const aboutTwice: Rule = {
  id: 'zh.about-twice',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.85,
  authority: '现代汉语八百词（左右）',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /(大约|大概|约)(有|为|是)?(近|将近|接近)(?=\s?\d|[一二两三四五六七八九十百千万])/gu,
      ({ groups: [about = '', verb = '', almost = ''] }) => [`${verb}${almost}`, `${about}${verb}`],
    ),
    byPattern(
      /((?:[\d.]+\s?%|百分之[一二三四五六七八九十百零点]+|(?:[\d.]+|[一二两三四五六七八九十百千万]+)\s?[个名岁人年天次元块米斤公里吨倍度小时分钟月]{1,3}))(以上|以下|以内)(左右|上下)/gu,
      ({ groups: [amount = '', limit = '', rough = ''] }) => [`${amount}${limit}`, `${amount}${rough}`],
    ),
    byPattern(
      /(?<![两三四五六七八九十])([一二两三四五六七八九]?[十百千万])[多余](\s?[个名岁人年天次元块米斤公里吨位]{1,2})(左右|上下)/gu,
      ({ groups: [amount = '', unit = '', rough = ''], found }) => [
        found.slice(0, -rough.length),
        `${amount}${unit}${rough}`,
      ],
    ),
    byPattern(
      new RegExp(`(${round})[多余](\\s?${unit}{1,2})(以上)(?!的?(?:高龄|老人))`, 'gu'),
      ({ groups: [amount = '', counted = '', limit = ''], found }) => [
        found.slice(0, -limit.length),
        `${amount}${counted}${limit}`,
      ],
    ),
    byPattern(/(?<=[十百千万亿])余多(?=[个名岁人年天位辆家户所斤公里吨件次篇部幅张])/gu, () => '余'),
    byPattern(/(?<=[十百千]多?余?年的?历史)(?:左右|上下)/gu, () => ''),
    byPattern(
      /((?:超过|超出|突破|高于)了?(?:\s?[\d.]+\s?%|百分之[一二三四五六七八九十百零点]+))以上/gu,
      ({ groups: [amount = ''] }) => amount,
    ),
    byPattern(
      /([一二两三四五六七八九十百\d]+(?:年|个月|天|个小时|岁|公里|斤)多)了?左右/gu,
      ({ groups: [amount = ''] }) => amount,
    ),
    byPattern(
      new RegExp(`((?:超过|超出|突破|高于)了?${round})[多余](?=\\s?${unit})`, 'gu'),
      ({ groups: [amount = ''] }) => amount,
    ),
    byPattern(
      new RegExp(
        `(大约|大概|约|差不多|将近|接近)((?:${verbs})?)(\\s?[\\d.]+\\s?\\p{Script=Han}{0,3}?|[一二两三四五六七八九十百千万亿]+\\p{Script=Han}{0,3}?)(左右|上下|开外)(?![对摇手为逢])`,
        'gu',
      ),
      ({ groups: [about = '', verb = '', amount = '', rough = ''] }) => [
        `${about}${verb}${amount}`,
        `${verb}${amount}${rough}`,
      ],
    ),
    byPattern(
      /(大约|大概|约)(有|为)?((?:[一二两三四五六七八九]?[十百千万]|\d+)[多余](?=[个名岁人年天位辆家户所斤公里吨件次]))/gu,
      ({ groups: [about = '', verb = '', amount = ''] }) => [
        `${verb}${amount}`,
        `${about}${verb}${amount.slice(0, -1)}`,
      ],
    ),
  ]),
  right: ['大约三十人。', '三十人左右。', '约束左右手', '大约三点，他左右看了看。'],
  wrong: [
    ['大约有近三千人参加。', '有近三千人参加。'],
    ['共收到作品一千余多件。', '共收到作品一千余件。'],
    ['这座桥有一百多年历史左右。', '这座桥有一百多年历史。'],
    ['他在北京生活了十年多左右。', '他在北京生活了十年多。'],
    ['参加会议的人数超过了一百多人。', '参加会议的人数超过了一百人。'],
    ['超过百分之三十以上的学生近视。', '超过百分之三十的学生近视。'],
    ['大约有一百多人参加了活动。', '有一百多人参加了活动。'],
    ['产量增长了百分之二十以上左右。', '产量增长了百分之二十以上。'],
    ['我们班有四十多名左右的同学。', '我们班有四十多名的同学。'],
    ['总投资达三亿多元以上。', '总投资达三亿多元。'],
    ['每天练习两个小时以上左右。', '每天练习两个小时以上。'],
    ['大约三十人左右参加。', '大约三十人参加。'],
    ['这次聚餐大约花了500元左右。', '这次聚餐大约花了500元。'],
    ['完成作业大概需要两个小时左右。', '完成作业大概需要两个小时。'],
  ],
};
