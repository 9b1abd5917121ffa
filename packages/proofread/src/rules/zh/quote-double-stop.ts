import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const quoteDoubleStop: Rule = {
  id: 'zh.quote-double-stop',
  category: 'punctuation',
  severity: 'error',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.8',
  scope: 'paragraph',
  find: byPattern(/(?<=[。！？][”’])。/gu, () => ''),
  right: ['他说：“走吧。”', '什么是“自由”？', '他喊“走！”就走了。'],
  wrong: [
    ['他说：“走吧。”。', '他说：“走吧。”'],
    ['他问：“来吗？”。', '他问：“来吗？”'],
  ],
};
