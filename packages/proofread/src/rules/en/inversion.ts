import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const inversion: Rule = {
  id: 'en.inversion',
  category: 'grammar',
  severity: 'warning',
  credible: 0.86,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '^ not only [ he|she|it|they|we|you|i is|are|was|were|can|will|could|would|has|have|had|do|does|did ]',
      inverted,
    ),
    byWords(
      '^ hardly|scarcely|never|rarely|seldom|nowhere [ he|she|it|they|we|you|i had|have|has|was|were ]',
      inverted,
    ),
    byWords('^ never before|again [ he|she|it|they|we|you|i had|have|has|was|were ]', inverted),
    byWords('^ no sooner [ he|she|it|they|we|you|i had ]', inverted),
    byWords('no sooner had|did|was|were|has PRP|NN|NNS|NNP VBN|VBD|VB [ when ]', () => 'than'),
    byWords('^ only then|later [ he|she|it|they|we|you|i did|was|were|had|could ]', inverted),
  ]),
  right: [
    'Not only is he clever, he works hard.',
    'Hardly had I arrived when it started.',
    'Hardly anyone came.',
    'Never have I seen it.',
    'He is not only clever but also kind.',
  ],
  wrong: [
    ['Not only he is clever, but he works hard.', 'Not only is he clever, but he works hard.'],
    ['Hardly I had arrived when it started.', 'Hardly had I arrived when it started.'],
    ['Never I have seen such a mess.', 'Never have I seen such a mess.'],
    ['No sooner we had left than it rained.', 'No sooner had we left than it rained.'],
    ['No sooner had we left when it rained.', 'No sooner had we left than it rained.'],
  ],
};

/** Returns the auxiliary before the subject: "he is" becomes "is he". */
function inverted({ marked: [subject, auxiliary] }: WordMatch): string | null {
  return auxiliary === undefined ? null : `${auxiliary.text} ${subject.text}`;
}
