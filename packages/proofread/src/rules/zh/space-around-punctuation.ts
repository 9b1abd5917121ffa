import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const spaceAroundPunctuation: Rule = {
  id: 'zh.space-around-punctuation',
  category: 'typography',
  severity: 'style',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<=[^\s见看像于如作])(?<![ \t][^\s，。、；：！？]{1,12})[ \t]+(?=[，。、；：！？）》】〉」』])|(?<=[（《【〈「『])[ \t]+(?=\S)/gu,
    () => '',
    'zh',
  ),
  right: ['请看 第一章 ，那里讲了 Git。', '他来了。 她走了。', '他说：“好。”', '使用 Git，很方便。'],
  wrong: [
    ['他来了 ，她走了。', '他来了，她走了。'],
    ['他（ 小王）来了。', '他（小王）来了。'],
  ],
};
