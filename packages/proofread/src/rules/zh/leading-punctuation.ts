import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const leadingPunctuation: Rule = {
  id: 'zh.leading-punctuation',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.8,
  authority: 'GB/T 15834-2011, 5.1.1',
  scope: 'paragraph',
  find: byPattern(/^\s*([，。、；：！？])(?=\p{Script=Han})/gu, ({ groups: [mark = ''], end }) => ({
    start: end - mark.length,
    end,
    replacements: [''],
  })),
  right: ['……他没有说话。', '——这是一行诗', '“好。”', '他走了，又回来了。'],
  wrong: [['，他没有说话。', '他没有说话。']],
};
