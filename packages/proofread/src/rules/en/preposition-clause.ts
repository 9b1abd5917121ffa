import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const prepositionClause: Rule = {
  id: 'en.preposition-clause',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('[ because of ] i|he|she|we|they VBZ|VBP|VBD|MD|is|was|are|were|have|had', () => 'because'),
    byWords(
      '[ because of ] the|my|our|his|her|their|this|that JJ* NN|NNS is|was|are|were|has|have|had|did|does|can|could|will|would JJ|VBN|VBG|RB|DT|VB|TO|IN',
      ({ words }) => (/^(?:who|which|that)$/.test(words[2]?.lower ?? '') ? null : 'because'),
    ),
    byWords(
      '[ despite i|he|she|we|they|it|there VBZ|VBP|VBD|MD|is|was|are|were ]',
      ({ marked: [, subject, verb] }) =>
        subject === undefined || verb === undefined ? null : `although ${subject.text} ${verb.text}`,
    ),
    byWords('[ in spite of ] i|he|she|we|they|it|there VBZ|VBP|VBD|MD|is|was|are|were', () => 'although'),
    byWords('[ during ] i|he|she|we|they|it VBZ|VBP|VBD|is|was|are|were|am', () => 'while'),
    byWords('[ due to ] i|he|she|we|they|it|there VBZ|VBP|VBD|MD|is|was|are|were', () => 'because'),
  ]),
  right: ['Because of him I left.', 'Although he was ill, he came.', 'During the night it rained.'],
  wrong: [
    ['I stayed because of I was ill.', 'I stayed because I was ill.'],
    ['We stayed because of the road was wet.', 'We stayed because the road was wet.'],
    ['Despite he was ill, he came.', 'Although he was ill, he came.'],
    ['During I was in London, it rained.', 'While I was in London, it rained.'],
  ],
};
