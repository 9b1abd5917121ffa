import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const commaBetweenTitles: Rule = {
  id: 'zh.comma-between-titles',
  category: 'punctuation',
  severity: 'style',
  credible: 0.7,
  authority: 'GB/T 15834-2011, 4.5.3.5',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /(?<=^《[^《》，。]{1,20}》(?:，《[^《》，。]{1,20}》)*)，(?=《[^《》，。]{1,20}》(?:[都等也均和]|，《))/gu,
      () => '',
    ),
    byPattern(/、(?<=[》”]、)(?<!(?:法|条例|规定|办法|决定|细则|准则|规则)》、)(?=[《“])/gu, () => ''),
    // 读过《史记》，《汉书》和《论语》: a comma that only separates the titles of a list.
    byPattern(
      /(?<=[读看写有买借学习演唱括爱欢了过]《[^《》，。]{1,20}》(?:，《[^《》，。]{1,20}》)*)，(?=《[^《》，。]{1,20}》(?:[，。等和及]|$))/gu,
      () => '',
    ),
  ]),
  right: [
    '他写了《朝花》，《夕拾》是后来写的。',
    '根据《公司法》、《证券法》制定。',
    '《史记》《汉书》都是史书。',
    '“红”“黄”“蓝”',
    '《史记》（上）、《汉书》',
  ],
  wrong: [
    ['《人民日报》，《光明日报》都报道了。', '《人民日报》《光明日报》都报道了。'],
    ['他读过《史记》，《汉书》和《论语》。', '他读过《史记》《汉书》和《论语》。'],
    ['《史记》、《汉书》都是史书。', '《史记》《汉书》都是史书。'],
    ['“红”、“黄”两色。', '“红”“黄”两色。'],
  ],
};
