import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const digitsWithJi: Rule = {
  id: 'zh.digits-with-ji',
  category: 'typography',
  severity: 'warning',
  credible: 0.88,
  authority: 'GB/T 15835-2011, 4.2.2',
  scope: 'sentence',
  find: byPattern(
    /(?<![\d.第])([1-9])0几(?=[个岁名年天人万元次家位里斤米分])|(?<![\d.第])几(10{1,3})(?=[个岁名年天人万元次家位里斤米])/gu,
    ({ groups: [tens = '', round = ''] }) =>
      round === ''
        ? `${tens === '1' ? '' : '〇一二三四五六七八九'[Number(tens)]}十几`
        : `几${['十', '百', '千'][round.length - 2]}`,
  ),
  right: ['二十几岁', '20岁', '几十个人', '第10几页'],
  wrong: [
    ['他20几岁。', '他二十几岁。'],
    ['来了10几个人。', '来了十几个人。'],
    ['有几10个人。', '有几十个人。'],
  ],
};
