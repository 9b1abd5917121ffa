import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const clashingPunctuation: Rule = {
  id: 'zh.clashing-punctuation',
  category: 'punctuation',
  severity: 'error',
  credible: 0.93,
  authority: 'GB/T 15834-2011',
  scope: 'sentence',
  find: byPattern(
    /[，、；：]([。！？])|([！？])[。，、；]|、([，；：])|[，；：]([、，；])|。([，、；])/gu,
    ({ found, groups }) => {
      const [end, tone, pause, other, comma] = groups;
      if (found[0] === found[1]) return null;
      if (comma) return ['。', comma];
      return end || tone || pause || other || null;
    },
  ),
  right: ['什么？！', '他说：“走吧。”', '好了，走吧。', '等等，，我来了。'],
  wrong: [
    ['他走了，。', '他走了。'],
    ['你来吗？。', '你来吗？'],
    ['苹果、，梨都有。', '苹果，梨都有。'],
  ],
};
