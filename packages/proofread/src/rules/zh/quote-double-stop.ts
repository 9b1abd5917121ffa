import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const quoteDoubleStop: Rule = {
  id: 'zh.quote-double-stop',
  category: 'punctuation',
  severity: 'error',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.8',
  scope: 'paragraph',
  find: byAnyOf([
    byPattern(/(?<=[。！？][”’])。/gu, () => ''),
    // “你来吗？”，他问: the question mark already separates the quotation from its sentence.
    byPattern(
      /(?<=^[“][^“”]*[。！？]”)，(?=[^“”，。；：！？]{0,10}(?:说|问|道|喊|叫|答|嚷|叹|笑着)[^，]*[。：，])/gu,
      () => '',
    ),
  ]),
  right: ['他说：“走吧。”', '什么是“自由”？', '他喊“走！”就走了。'],
  wrong: [
    ['他说：“走吧。”。', '他说：“走吧。”'],
    ['“你怎么来了？”，他问。', '“你怎么来了？”他问。'],
    ['他问：“来吗？”。', '他问：“来吗？”'],
  ],
};
