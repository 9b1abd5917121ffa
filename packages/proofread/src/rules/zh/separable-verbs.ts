import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const person = '(?:[我你他她您]们?|大家|老师|朋友|同学|妈妈|爸爸|爷爷|奶奶|别人|客户|女朋友|男朋友)';
const end = '(?=[，。！？；了吧吗呢]|$|很|真|就|非常)';

export const separableVerbs: Rule = {
  id: 'zh.separable-verbs',
  category: 'grammar',
  severity: 'warning',
  credible: 0.86,
  authority: '现代汉语八百词',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      new RegExp(
        `(?<=[想要去能会来没可再次天和]|希望|以前|打算|从来没|曾经)(见面|结婚|离婚|聊天|握手|吵架)(${person})${end}`,
        'gu',
      ),
      ({ groups: [verb = '', who = ''] }) => `和${who}${verb}`,
      'zh',
    ),
    byPattern(
      new RegExp(`帮忙(${person})(?=[，。！？；了吧吗]|$|搬|做|买|写|拿|打扫|洗|找|照顾|复习|准备)`, 'gu'),
      ({ groups: [who = ''] }) => `帮${who}`,
      'zh',
    ),
    byPattern(/生气(我|你|他|她)们?(?=[，。！？了]|$)/gu, ({ found }) => `生${found.slice(2)}的气`, 'zh'),
    byPattern(/道歉(我|你|他|她|您)们?(?=[，。！？了]|$)/gu, ({ found }) => `向${found.slice(2)}道歉`, 'zh'),
    byPattern(
      /毕业(大学|高中|中学|小学|初中)(?!生)(?=[，。了已后以]|$)/gu,
      ({ groups: [school = ''] }) => `${school}毕业`,
      'zh',
    ),
    byPattern(
      /(?<!大)(见面|结婚|离婚|吵架|聊天|握手|约会|分手)了(一[个位名](?:[^，。！？；]{0,6}的)?\p{Script=Han}{2,4}?)(?=[，。！？；]|$)/gu,
      ({ groups: [verb = '', whom = ''] }) => `和${whom}${verb}了`,
      'zh',
    ),
    byPattern(
      /毕业了?(?!后|于|于|以)(\p{Script=Han}{2,6}(?:大学|学院|师范|中学))(?=[，。！？；]|$)/gu,
      ({ groups: [school = ''] }) => `毕业于${school}`,
      'zh',
    ),
    byPattern(
      /(跑步|游泳|跳舞|唱歌|睡觉|说话|吃饭|洗澡|聊天|走路|写字|开车|下棋|做饭|画画|骑车|爬山)得(?=很|非常|特别|十分|真(?![的实])|太|不(?:快|慢|好|错|太|怎么)|比(?![赛如较例])|这么|那么)/gu,
      ({ groups: [verb = ''] }) => `${verb}${verb.slice(0, 1)}得`,
      'zh',
    ),
    byPattern(
      /(?<=[我你他她们就没都天次])(见面|洗澡|睡觉|吵架|结婚|请假|上课|游泳|跳舞|唱歌|散步|聊天|吃饭|理发|爬山)过(?=[，。！？了一两三几很多]|$)/gu,
      ({ groups: [verb = ''] }) => `${verb.slice(0, 1)}过${verb.slice(1)}`,
      'zh',
    ),
  ]),
  right: [
    '我和他见面了。',
    '他帮忙打扫，我见过他一面。',
    '他毕业后去了北京，大学毕业生很多。',
    '他还没来，会见面的。',
    '他们结婚了，一个月后搬走了。',
    '毕业后大学同学都散了。',
    '他跑步得了冠军。',
  ],
  wrong: [
    ['我很想见面你。', '我很想和你见面。'],
    ['我去帮忙他搬家。', '我去帮他搬家。'],
    ['别生气我。', '别生我的气。'],
    ['他毕业大学后回家了。', '他大学毕业后回家了。'],
    ['我们见面过。', '我们见过面。'],
    ['我昨天见面了一个老朋友。', '我昨天和一个老朋友见面了。'],
    ['她结婚了一个中国女孩。', '她和一个中国女孩结婚了。'],
    ['他毕业了北京大学。', '他毕业于北京大学。'],
    ['他跑步得很快。', '他跑步跑得很快。'],
  ],
};
