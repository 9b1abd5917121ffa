import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const bracketInnerStop: Rule = {
  id: 'zh.bracket-inner-stop',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.8,
  authority: 'GB/T 15834-2011, 4.9',
  scope: 'paragraph',
  find: byPattern(/(?<=[^。！？\s]（[^（）。！？；]{1,40})。(?=）[^。！？\s])/gu, () => ''),
  right: ['他来了（见图1）。', '他来了。（他很高兴。）', '（他来了。他走了。）所以'],
  wrong: [
    ['他（小王的弟弟。）来了。', '他（小王的弟弟）来了。'],
    ['结果很好（见图1。），可以发表。', '结果很好（见图1），可以发表。'],
  ],
};
