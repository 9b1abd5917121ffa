import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const becauseOf: Rule = {
  id: 'en.because-of',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('[ because ] the|a|an|my|our|his|her|their|this JJ* VBG? NN|NNS .', ({ words, before }) =>
      before() !== undefined && words.every(({ tag, tags }) => !/^VB[DZP]$/.test(tag) || tags[0] === 'VBG')
        ? 'because of'
        : null,
    ),
    byWords(
      '[ because ] the|a|an|my|our|his|her|their|this JJ* NN|NNS of|in|from|at|on the|my|our|DT|PRP$? JJ* NN|NNS .',
      ({ before, words }) =>
        before() !== undefined && !words.slice(2).some((word) => canBe(word, 'VBZ', 'VBD'))
          ? 'because of'
          : null,
    ),
    byWords(
      "^ [ due to ] the|a|an|our|their|its|this|these JJ* NN|NNS is|was|are|were|'s very|too|so|not? JJ|VBN|VBG ,",
      ({ words }) => (words.some(({ lower }) => /^(?:that|which|who)$/.test(lower)) ? null : 'because'),
    ),
  ]),
  right: ['We stayed because the weather was bad.', 'I left because of the noise.', 'Why? Because the law.'],
  wrong: [
    ['Due to the data is limited, we stopped.', 'Because the data is limited, we stopped.'],
    ['We stayed because the bad weather.', 'We stayed because of the bad weather.'],
    ['It is late because the work on the road.', 'It is late because of the work on the road.'],
  ],
};
