import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { lookalikes } from './data/lookalikes.ts';
import { manyOfThese } from './data/word-choices.ts';

export const similarWord: Rule = {
  id: 'en.similar-word',
  category: 'spelling',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byWordTable([...manyOfThese, ...lookalikes]),
  right: [
    'I lose weight; the belt is loose.',
    'A whole week in the past.',
    'All I could do was write letters.',
  ],
  wrong: [
    ['She took of her coat.', 'She took off her coat.'],
    ['The cat was laying on the bed.', 'The cat was lying on the bed.'],
    ["Let's discus this at the meeting.", "Let's discuss this at the meeting."],
    ['See the example bellow.', 'See the example below.'],
    ['The answer is write?', 'The answer is right?'],
    ['I want to loose weight.', 'I want to lose weight.'],
    ['It was an exiting trip.', 'It was an exciting trip.'],
    ['I keep a dairy.', 'I keep a diary.'],
  ],
};
