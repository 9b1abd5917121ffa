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
    /(?<=\S)[ \t]+(?=[，。、；：！？）》】〉」』])|(?<=[（《【〈「『])[ \t]+(?=\S)/gu,
    () => '',
    'zh',
  ),
  right: ['他来了。 她走了。', '他说：“好。”', '使用 Git，很方便。'],
  wrong: [
    ['他来了 ，她走了。', '他来了，她走了。'],
    ['他（ 小王）来了。', '他（小王）来了。'],
  ],
};
