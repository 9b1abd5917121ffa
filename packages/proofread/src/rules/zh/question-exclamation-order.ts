import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const questionExclamationOrder: Rule = {
  id: 'zh.question-exclamation-order',
  category: 'punctuation',
  severity: 'style',
  credible: 0.8,
  authority: 'GB/T 15834-2011, 4.2.3.3',
  scope: 'sentence',
  find: byPattern(/(?<![！？])！？(?![！？])/gu, () => '？！'),
  right: ['你说什么？！', '太好了！', '什么？'],
  wrong: [['你说什么！？', '你说什么？！']],
};
