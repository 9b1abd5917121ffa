import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const quoteStopOutside: Rule = {
  id: 'zh.quote-stop-outside',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.75,
  authority: 'GB/T 15834-2011, 4.8',
  scope: 'sentence',
  find: byPattern(
    /(?<=(?:说|说道|问|问道|喊|喊道|答|回答|答道|写道|笑道|告诉[我你他她大家们]{1,3})：“[^“”：]{3,60}[^“”。！？…，；：])”。$/gu,
    () => '。”',
    'zh',
  ),
  right: ['她说：“我明天去北京。”', '他说这叫“一分耕耘，一分收获”。', '口号是：“团结就是力量”。'],
  wrong: [['她说：“我明天去北京”。', '她说：“我明天去北京。”']],
};
