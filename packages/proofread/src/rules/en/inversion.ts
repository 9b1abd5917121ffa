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
    byWords(
      '^ only in|by this|that way|means|manner ,? [ we|you|they|he|she|it|i MD|is|are|was|were ]',
      inverted,
    ),
    byWords(
      '^ only by|through|after|with VBG DT|PRP$|JJ|NN|NNS|RB* [ we|you|they|he|she|it|i MD ]',
      inverted,
    ),
    byWords('^ not only [ he|she|it|they|we|i VBZ|VBP|VBD ] !.|,', withDo),
    byWords(
      '^ never|seldom|rarely|hardly ever|before|again? [ he|she|it|they|we|i VBZ|VBP|VBD ] !.|,',
      withDo,
    ),
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
    ['Not only he speaks English, but also French.', 'Not only does he speak English, but also French.'],
    ['Seldom we saw a car there.', 'Seldom did we see a car there.'],
    ['Only in this way we can solve it.', 'Only in this way can we solve it.'],
    ['Only by working hard you can succeed.', 'Only by working hard can you succeed.'],
    ['Hardly I had arrived when it started.', 'Hardly had I arrived when it started.'],
    ['Never I have seen such a mess.', 'Never have I seen such a mess.'],
    ['No sooner we had left than it rained.', 'No sooner had we left than it rained.'],
    ['No sooner had we left when it rained.', 'No sooner had we left than it rained.'],
  ],
};

/** Returns “do” before the subject: “he speaks” becomes “does he speak”. */
function withDo({ marked: [subject, verb] }: WordMatch): string | null {
  if (verb === undefined || verb.base === null || /^(?:be|have|do)$/.test(verb.base)) return null;
  const form = verb.tag === 'VBD' ? 'did' : verb.tag === 'VBZ' ? 'does' : 'do';
  return `${form} ${subject.text} ${verb.base}`;
}

/** Returns the auxiliary before the subject: "he is" becomes "is he". */
function inverted({ marked: [subject, auxiliary] }: WordMatch): string | null {
  return auxiliary === undefined ? null : `${auxiliary.text} ${subject.text}`;
}
