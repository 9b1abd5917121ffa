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
  ],
  wrong: [
    ['我很想见面你。', '我很想和你见面。'],
    ['我去帮忙他搬家。', '我去帮他搬家。'],
    ['别生气我。', '别生我的气。'],
    ['他毕业大学后回家了。', '他大学毕业后回家了。'],
    ['我们见面过。', '我们见过面。'],
  ],
};
