import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaBeforeDeng: Rule = {
  id: 'zh.comma-before-deng',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.5',
  scope: 'sentence',
  find: byPattern(/、(?=等(?:等)?(?:[。，；：！？）]|$|[几多各]))/gu, () => ''),
  right: ['苹果、梨等水果。', '一等、二等、等外品。', '大人、等级、身份。'],
  wrong: [['桌上有苹果、梨、等。', '桌上有苹果、梨等。']],
};
