import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const digitPunctuation: Rule = {
  id: 'zh.digit-punctuation',
  category: 'typography',
  severity: 'warning',
  credible: 0.8,
  authority: 'GB/T 15835-2011, 5.1.1',
  scope: 'paragraph',
  find: byAnyOf([
    // 8：00—18:00: one of two times has a full-width colon.
    byPattern(
      /(?<!\d)(\d{1,2})：(\d\d)(?=\s?[—～~至到－-]{1,2}\s?\d{1,2}:\d\d)|(?<=\d:\d\d\s?[—～~至到－-]{1,2}\s?)(\d{1,2})：(\d\d)(?!\d)/gu,
      ({ found }) => found.replace('：', ':'),
    ),
    byPattern(/(?<![\d，。])\d{1,3}(?:，\d{3}){2,}(?![\d，])|(?<=[为是达约])\d+。\d{2,}/gu, ({ found }) => {
      return found.replaceAll('，', ',').replace('。', '.');
    }),
  ]),
  right: ['时间：8：00—18：00。', '共1,000人', '圆周率是3.14', '第1。2是后文', '选1，234是另一个'],
  wrong: [
    ['时间：8：00—18:00。', '时间：8:00—18:00。'],
    ['共1，000，000元。', '共1,000,000元。'],
    ['圆周率约为3。1416。', '圆周率约为3.1416。'],
  ],
};
