import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

/** An item of a list: a short noun without pronouns, particles, verbs of clauses and numbers. */
const item =
  '[^\\P{Script=Han}是的了在我你他她它不也都就和与会要有没很又还再能可为而这那把被让使对从向到说想看去来做着过得地之其何谁哪什么吗呢吧啊一]{1,5}';
/** Words before the first item. */
const opener =
  '(?:设有|包括|包含|例如|比如|诸如|譬如|种植|销售|出售|购买|买了|喜欢|爱吃|开设|设置|提供|供应|出产|盛产|涉及|分为|分成|准备了?|带了?|携带|还有|[：有])';

export const listComma: Rule = {
  id: 'zh.list-comma',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.78,
  authority: 'GB/T 15834-2011, 4.5.3.1',
  scope: 'sentence',
  find: byAnyOf([
    // 我买了苹果，香蕉和葡萄
    byPattern(
      new RegExp(
        `(?<=(?:包括|买了|喜欢|爱吃|准备了|带了|卖|出售|种了|种着|点了|吃了)[一-十两几些]?)(${item}(?:，${item}){0,5})，(${item})?(?:和|以及)(?=(?![平睦好解蔼])${item}(?:[，。！；]|$))`,
        'gu',
      ),
      ({ found }) => found.replace(/，(?=(?:和|以及)$)/u, '').replaceAll('，', '、'),
      'zh',
    ),
    byPattern(
      new RegExp(
        `(?<=${opener})${item}(?:，${item}){1,7}，${item}(?=等(?!到|于|级|我|你|他|待|候)|，(?:还有|以及)(?!人|时))`,
        'gu',
      ),
      ({ found }) => found.replaceAll('，', '、'),
      'zh',
    ),
  ]),
  right: [
    '他有钱，经常和朋友吃饭。',
    '桌上有苹果、梨、香蕉等水果。',
    '他有钱，有房，有车等条件。',
    '天气好，人多，等到晚上才散。',
  ],
  wrong: [
    ['我买了苹果，香蕉，和葡萄。', '我买了苹果、香蕉和葡萄。'],
    ['妈妈买了牛奶，面包和鸡蛋。', '妈妈买了牛奶、面包和鸡蛋。'],
    ['我们带了三明治，水果，饮料，还有蛋糕。', '我们带了三明治、水果、饮料，还有蛋糕。'],
    ['本次运动会设有跑步，跳远，跳绳等项目。', '本次运动会设有跑步、跳远、跳绳等项目。'],
    ['我喜欢苹果，香蕉，橘子等水果。', '我喜欢苹果、香蕉、橘子等水果。'],
  ],
};
