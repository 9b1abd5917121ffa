import { byAnyOf, byWords } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { timePrepositions } from './data/time-prepositions.ts';

/** With these, the time is an end and not a deadline: "Do not reply until Monday". */
const lasting = wordSet(
  "not n't never wait stay keep work open close continue last remain hold cannot only postpone delay sleep live",
);

export const timePreposition: Rule = {
  id: 'en.time-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWordTable(timePrepositions),
    byWords(
      'reply|respond|answer|finish|submit|send|sent|return|pay|deliver|complete|know|arrive|hand|ready|back|due|confirm|register|apply|decide|report|finished|done|bring NN|NNS|PRP|PRP$|DT|JJ|RB|RP|IN* [ until|till ] monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|midnight|next|the|end|tonight',
      ({ sentence, words, after }) =>
        (words.at(-1)?.lower === 'the' &&
          !/^(?:end|first|last|beginning|weekend)$/.test(after()?.lower ?? '')) ||
        sentence.some(({ lower, base }) => lasting.has(base ?? lower))
          ? null
          : 'by',
    ),
  ]),
  right: [
    'Do not reply until Friday.',
    'He did not know it until tomorrow came.',
    'Please wait until Monday.',
    'On Monday I left in the morning.',
    'In 2019 we moved; at night it was quiet.',
  ],
  wrong: [
    ['Please reply until Friday.', 'Please reply by Friday.'],
    ['Send it back till the end of May.', 'Send it back by the end of May.'],
    ['We meet in Sunday.', 'We meet on Sunday.'],
    ['I have lived here since two years.', 'I have lived here for two years.'],
    ['At the same day, in the same time.', 'On the same day, at the same time.'],
  ],
};
