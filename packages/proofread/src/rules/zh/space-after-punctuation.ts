import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const spaceAfterPunctuation: Rule = {
  id: 'zh.space-after-punctuation',
  category: 'typography',
  severity: 'style',
  credible: 0.8,
  authority: null,
  scope: 'paragraph',
  isWanted: () => false,
  find: byPattern(/(?<=[，。、；：！？）》】])[ \t]+(?=\p{Script=Han})/gu, () => '', 'zh'),
  right: ['他来了。她走了。', '他来了。 OK。'],
  wrong: [['他来了。 她走了。', '他来了。她走了。']],
};
