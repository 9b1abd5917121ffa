import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const indirectQuestionMark: Rule = {
  id: 'en.indirect-question-mark',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.82,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /^((?:I (?:wonder|want to know|would like to know|do not know|don['’]t know|am not sure|asked (?:him|her|them|you)?)|He asked (?:me|her|us)|She asked (?:me|him|us)|They asked (?:me|us)|Please (?:tell me|let me know)) (?:if|whether|how|what|when|where|why|who|which)\b[^.?!,]*)\?(?=\s*$)/g,
    ({ end }) => ({ start: end - 1, end, replacements: ['.'] }),
    'en',
  ),
  right: ['Do you know why?', 'I wonder why.', 'I wonder, will he come?'],
  wrong: [
    ['I want to know how it works?', 'I want to know how it works.'],
    ['She asked me if I was ill?', 'She asked me if I was ill.'],
  ],
};
