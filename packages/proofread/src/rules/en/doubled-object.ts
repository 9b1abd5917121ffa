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
    byWords('people|students|children [ who they ] live|work|come|study|speak', () => 'who'),
    byWords('man|woman|boy|girl|person [ who he|she ] lives in|here|there|near|next', () => 'who'),
  ]),
  right: [
    'The book that I bought yesterday is here.',
    'The news that she saw him is old.',
    'The man who he works for is rich.',
  ],
  wrong: [
    ['The book that I bought it yesterday is here.', 'The book that I bought yesterday is here.'],
    ['The man who I met him is a doctor.', 'The man who I met is a doctor.'],
    ['The people who they live here are kind.', 'The people who live here are kind.'],
  ],
};
