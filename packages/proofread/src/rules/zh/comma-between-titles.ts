import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaBetweenTitles: Rule = {
  id: 'zh.comma-between-titles',
  category: 'punctuation',
  severity: 'style',
  credible: 0.7,
  authority: 'GB/T 15834-2011, 4.5.3.5',
  scope: 'sentence',
  find: byPattern(/、(?<=[》”]、)(?<!(?:法|条例|规定|办法|决定|细则|准则|规则)》、)(?=[《“])/gu, () => ''),
  right: [
    '根据《公司法》、《证券法》制定。',
    '《史记》《汉书》都是史书。',
    '“红”“黄”“蓝”',
    '《史记》（上）、《汉书》',
  ],
  wrong: [
    ['《史记》、《汉书》都是史书。', '《史记》《汉书》都是史书。'],
    ['“红”、“黄”两色。', '“红”“黄”两色。'],
  ],
};
