import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Finding, Rule } from '../rule.ts';
import { pairedConjunctionRows } from './data/paired-conjunctions.ts';
import { findRows } from './data/tables.ts';

const findPairs = findRows('paired-conjunctions');

const ability = '会|能|喜欢|是(?!否)|有|可以|想|爱|懂|去过|学过|擅长';
/** 不但他会唱歌，而且会跳舞: of one subject, which comes before the first conjunction. */
const subjectInside = byPattern(
  new RegExp(
    `(?<=^|[，。！？；])(不但|不仅)([我你他她它]们?|小[明红华刚丽李王张])(?=(?:${ability})[^，。；！？]{1,12}，而且(?:还|也)?(?:${ability}))`,
    'gu',
  ),
  ({ groups: [conjunction = '', subject = ''] }) => `${subject}${conjunction}`,
);

const otherPairs = byAnyOf([
  // 无论刮风下雨，他坚持上学: the second half needs 都.
  byPattern(
    /(?<=^(?:无论|不管|不论)[^，。；！？]{2,10}，)([我你他她它]们?|大家|同学们|人们)(?=(?:坚持|按时|准时|认真|努力|要|会|能|愿意|必须|应该)[^，。；！？都也总均皆还仍的]{1,10}[。！]?$)/gu,
    ({ found }) => `${found}都`,
  ),
  // 尽管天气很冷，他都坚持锻炼.
  byPattern(/(?<=^尽管[^，。；！？都也]{2,14}，[我你他她])都(?=坚持|要|会|按时|准时|继续)/gu, () => '还是'),
  // 虽然年纪小，而且很懂事.
  byPattern(
    /(?<=(?:^|[。；！？])[^，。；！？]{0,4}虽然[^，。；！？但却]{2,14}，)而且(?=[^，。；！？但却仍也]{1,12}[。！]?$)/gu,
    () => ['但是', '却'],
  ),
  // 无论天气怎样，他却坚持; 不管多难，我们就要坚持.
  byPattern(
    /(?<=(?:^|[。；！？])(?:无论|不管|不论)(?![^，]*(?:怎么|如何|怎样)[说讲看])[^，。；！？都也总均皆]{2,14}，(?:[我你他她它]们?|大家|同学们|人们)?)(?:却|就(?![是算像连]))(?=[^，。；！？都也总还]{2,14}[。！]?$)/gu,
    () => '都',
  ),
  // 既然决定了，却就去做.
  byPattern(/(?<=既然[^，。；！？]{2,14}，[我你他她]?们?)(?:却就|但就|所以就)/gu, () => '就'),
  // 与其闲着，就去帮忙.
  byPattern(
    /(?<=与其[^，。；！？说]{2,14}，)(?:就|还是)(?=[去来到做让学把找自直好想])(?![^。！？]*不如)/gu,
    () => '不如',
  ),
  // 除非你去请，就他不会来.
  byPattern(/(?<=除非[^，。；！？才]{2,14}，)(?:就|那么?|所以)(?=[我你他她它]们?(?:不|没))/gu, () => '否则'),
  // 宁可自己吃苦，而不让别人受累.
  byPattern(/(?<=(?:宁可|宁愿|宁肯)[^，。；！？]{2,14}，)而(?=不[^，。；！？]{1,14}[。！]?$)/gu, () => '也'),
]);

/** Whether a reason belongs to another clause: 这是因为很简单，但是…; 因为他是新手，但是很努力，所以老师喜欢他. */
const belongsElsewhere = (text: string, { start, end }: Finding) =>
  text.startsWith('因为', start) &&
  (/[^\s\p{P}]/u.test(text.slice(0, start)) || /所以|因此|因而|于是/.test(text.slice(end)));

export const pairedConjunctions: Rule = {
  id: 'zh.paired-conjunctions',
  category: 'grammar',
  severity: 'warning',
  credible: 0.8,
  authority: null,
  scope: 'sentence',
  find: (text) => [
    ...Array.from(findPairs(text)).filter((found) => !belongsElsewhere(text.text, found)),
    ...subjectInside(text),
    ...otherPairs(text),
  ],
  right: [
    '只有努力，才能成功。',
    '只要努力，就能成功。',
    '不但聪明，而且勤奋。',
    '不但他会唱歌，而且他妹妹也会跳舞。',
    '虽然下雨，但是他来了。',
    '无论晴雨，他都来。',
    '虽然年纪小，而且没有经验，他还是来了。',
    '这是因为例子很简单，但是实际不同。',
    '因为他是新手，但是很努力，所以老师喜欢他。',
    '不管怎么说，却是好事。',
    '无论结果好坏，就算失败，我们都要试。',
    '既然来了，就坐下吧。',
    '与其说他聪明，还是说他勤奋好。',
    ...guardsOf(pairedConjunctionRows),
  ],
  wrong: [
    ...examplesOf(pairedConjunctionRows),
    ['不但他会唱歌，而且会跳舞。', '他不但会唱歌，而且会跳舞。'],
    ['无论刮风下雨，他坚持上学。', '无论刮风下雨，他都坚持上学。'],
    ['无论天气怎样，他却坚持跑步。', '无论天气怎样，他都坚持跑步。'],
    ['不管困难多大，我们就要坚持。', '不管困难多大，我们都要坚持。'],
    ['既然决定了，却就去做吧。', '既然决定了，就去做吧。'],
    ['与其在家闲着，就去做志愿者。', '与其在家闲着，不如去做志愿者。'],
    ['除非你亲自去请，就他不会来。', '除非你亲自去请，否则他不会来。'],
    ['尽管天气很冷，他都坚持锻炼。', '尽管天气很冷，他还是坚持锻炼。'],
    ['他虽然年纪小，而且很懂事。', '他虽然年纪小，但是很懂事。'],
    ['他宁可自己吃苦，而不让别人受累。', '他宁可自己吃苦，也不让别人受累。'],
  ],
};
