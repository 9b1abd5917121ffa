import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaQuestionTag: Rule = {
  id: 'en.comma-question-tag',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.88,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<=[a-z]{2,})(?= (?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should)n['’]t (?:it|he|she|you|we|they|I|there)\?)(?<=^(?!\s*["“]?(?:Why|Who|What|How|When|Where|Is|Do|Does|Did|Are)\b)[^?,]*)/g,
    () => ',',
    'en',
  ),
  right: ["It is good, isn't it?", "Why isn't it?", "What isn't it?"],
  wrong: [["It is a good film isn't it?", "It is a good film, isn't it?"]],
};
