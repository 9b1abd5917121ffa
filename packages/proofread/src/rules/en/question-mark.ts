import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const question =
  /^(?:(?:What|How|Why|When|Where|Who|Which)(?: (?:old|long|much|many|often|far|kind of|time|color|colour|day))? (?:is|are|was|were|do|does|did|can|could|will|would|should|have|has) (?:you|he|she|it|we|they|your|his|her|the|this|that|I)\b|(?:Do|Does|Did|Have|Are|Can|Could|Will|Would|Should) (?:you|he|she|we|they|I) )[^.!?"“”]*\./g;

export const questionMark: Rule = {
  id: 'en.question-mark',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.82,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    question,
    ({ found, end, after }) =>
      isQuestion(found, after(1)) ? { start: end - 1, end, replacements: ['?'] } : null,
    'en',
  ),
  right: [
    'How old are you?',
    'What a day it was.',
    'How to do it.',
    'Do it now.',
    'What you did is good.',
    'Can is a verb.',
    'Who knows.',
  ],
  wrong: [
    ['How old are you.', 'How old are you?'],
    ['Do you like music.', 'Do you like music?'],
    ['Why did he leave so early.', 'Why did he leave so early?'],
  ],
};

/** Whether a sentence is a question. With a second clause it may be part of a statement: "What did he do, that is the point." */
function isQuestion(found: string, next: string): boolean {
  return !/[,;:]|\b(?:that|because|when)\b/.test(found) && !/\S/.test(next);
}
