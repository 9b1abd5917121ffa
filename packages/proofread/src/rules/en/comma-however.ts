import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const afterHowever =
  /(?<=[.;] (?:however|therefore|moreover|furthermore|nevertheless|consequently))(?= (?:I|we|he|she|it|they|there|the|this|my|you)\b)/gi;
/** Conjunctive adverbs: with a comma before and a subject after, they form a comma splice. */
const splice =
  /(?<=\b[a-z]{2,}), (however|therefore|moreover|furthermore|nevertheless|consequently),? (?=(?:I|we|he|she|it|they|there|this|my) (?:am|is|are|was|were|have|has|had|do|does|did|can|could|will|would|should|must|may|might|don|didn|doesn|isn|wasn|can|couldn|won|always|never|think|like|want|need|went|stayed|decided)\b)/g;

export const commaHowever: Rule = {
  id: 'en.comma-however',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(afterHowever, () => ',', 'en')(text);
    yield* byPattern(splice, ({ groups: [word = ''] }) => `; ${word}, `, 'en')(text);
  },
  right: [
    'However, it works.',
    'It is, however, late.',
    'It works; however, it is slow.',
    'Do it, however you like.',
    'He was, therefore, late.',
  ],
  wrong: [
    ['It is cheap, however, it is slow.', 'It is cheap; however, it is slow.'],
    ['It was late; however we went on.', 'It was late; however, we went on.'],
    ['He was ill, therefore he stayed at home.', 'He was ill; therefore, he stayed at home.'],
  ],
};
