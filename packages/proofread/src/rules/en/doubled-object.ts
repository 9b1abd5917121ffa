import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const things =
  'book|books|film|films|movie|movies|car|cars|phone|computer|song|songs|story|letter|letters|dress|shoes|clothes|house|game|food|picture|photo|photos|gift|present|city|place|article|report|email|product|products|bag|watch|cake|dish|medicine';
const people = 'man|woman|boy|girl|person|people|friend|teacher|student|students';

export const doubledObject: Rule = {
  id: 'en.doubled-object',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      `the|a|this|these|those|an JJ? ${things} that|which i|you|he|she|we|they bought|read|saw|watched|made|wrote|received|ordered|found|lost|sold|borrowed|gave|visited|ate|used|use|like|love|need|want|took|sent|liked|loved [ it|them ] yesterday|last|is|are|was|were|has|in|on|at|from|two|three|.|,|very|when|for`,
      () => '',
    ),
    byWords(
      `the|a|this|these|those|an JJ? ${people} that|whom|who i|you|he|she|we|they met|saw|know|knew|like|love|liked|loved|visited|invited|helped|married [ him|her|them ] yesterday|last|is|are|was|were|has|in|on|at|from|.|,|very|when|lives|works`,
      () => '',
    ),
    byWords(
      'the|a NN which|that i|you|we|they|he|she VBP|VBD|VBZ|VB for|in|at|with|on|to|from [ it|him|her|them ] is|was|has|had',
      ({ marked: [object], words }) => {
        const preposition = words[5];
        return preposition === undefined
          ? null
          : { start: preposition.end, end: object.end, replacements: [''] };
      },
    ),
    byWords(
      'NN|NNS which|who i|you|he|she|we|they VBD [ it|him|her|them ] .|yesterday|last|on|in|two|three|from|for|and|when|at',
      ({ marked: [object], words, before, sentence }) => {
        const verb = words[3];
        return verb === undefined ||
          /^(?:thought|said|knew|felt|believed|found|made|saw|let|had|gave|told|asked|did|heard|took)$/.test(
            verb.lower,
          ) ||
          before()?.tag === 'IN' ||
          sentence.some(({ tag }) => tag === ',' || tag === ':')
          ? null
          : { start: verb.end, end: object.end, replacements: [''] };
      },
    ),
    byWords('people|students|children [ who they ] live|work|come|study|speak', () => 'who'),
    byWords('man|woman|boy|girl|person [ who he|she ] lives in|here|there|near|next', () => 'who'),
  ]),
  right: [
    'The book that I bought yesterday is here.',
    'The news that she saw him is old.',
    'The man who he works for is rich.',
  ],
  wrong: [
    ['The company which I work for it is small.', 'The company which I work for is small.'],
    ['This is the book which I bought it yesterday.', 'This is the book which I bought yesterday.'],
    ['The book that I bought it is interesting.', 'The book that I bought is interesting.'],
    ['The book that I bought it yesterday is here.', 'The book that I bought yesterday is here.'],
    ['The man who I met him is a doctor.', 'The man who I met is a doctor.'],
    ['The people who they live here are kind.', 'The people who live here are kind.'],
  ],
};
