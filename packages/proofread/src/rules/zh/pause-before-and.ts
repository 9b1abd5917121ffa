import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const pauseBeforeAnd: Rule = {
  id: 'zh.pause-before-and',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.75,
  authority: 'GB/T 15834-2011, 4.5',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /、(?=以及|和(?![平谐睦解蔼善尚气美胃康田珅硕风约声音弦面服局亲议衷顺畅缓合煦县式硕])|及(?![时早其格第至物]))/gu,
      () => '',
      'zh',
    ),
    byPattern(/、(?=但是|可是|所以|因此|然而|不过|因为|于是)/gu, () => '，', 'zh'),
  ]),
  right: ['苹果、梨和桃', '甲、乙，以及丙', '爱、和平与自由', '产、供、及时'],
  wrong: [
    ['我喜欢看书、但是没时间。', '我喜欢看书，但是没时间。'],
    ['苹果、梨、和桃。', '苹果、梨和桃。'],
    ['老师、学生、以及家长', '老师、学生以及家长'],
  ],
};
