import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, gerundForm, isBaseFirst } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const usedTo: Rule = {
  id: 'en.used-to',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(',^ i|he|she|we|they|it|you never|always|also? [ use ] to ~VB', ({ words, sentence, before }) =>
      words.at(-1)?.tag === 'VB' &&
      before()?.lower !== 'that' &&
      sentence[0]?.lower !== 'did' &&
      words[0]?.lower !== 'it'
        ? 'used'
        : null,
    ),
    byWords('he|she [ use ] to ~VB', ({ before, words, sentence }) => {
      const [subject] = words;
      const verb = words[1];
      if (
        subject === undefined ||
        verb === undefined ||
        before()?.lower === 'did' ||
        sentence[0]?.lower === 'did'
      )
        return null;
      return {
        start: verb.start,
        end: verb.end,
        replacements: ['used'],
        credible: 0.95,
        reliesOn: { start: subject.start, end: verb.end },
      };
    }),
    byWords("did n't|not [ used ] to", () => 'use'),
    byWords(',^ i|he|she|we|they|you used to [ VBG ]', ({ marked: [verb] }) => baseForm(verb)),
    byWords(
      "i|he|she|we|they|you <be>|'s|<get> n't|not|also|already|never? used to [ ~VB ]",
      ({ marked: [verb], after }) =>
        isBaseFirst(verb) && !canBe(verb, 'VBN') && verb.lower !== 'be' && after()?.lower !== 'rid'
          ? gerundForm(verb)
          : null,
    ),
    byWords(
      "i|he|she|we|they|you am|is|are|'m|'re|'s|was|were not|n't|already? used to [ work|sleep|travel|walk|drive|play|cook|live|study|wait|talk|speak|read|write|share|help|drink|wake|eat|stay|sit|run|get|go ] up|home|to|at|alone|hard|with|in|on|.|late|early|long|for|every|under|from",
      ({ marked: [verb] }) => gerundForm(verb),
    ),
  ]),
  right: [
    'I used to play.',
    'I am used to playing.',
    'We use it to play.',
    'Did he use to smoke?',
    'It is used to make bread.',
    'They are used to get rid of stains.',
  ],
  wrong: [
    ['He is used to work at night.', 'He is used to working at night.'],
    ['I use to play football when I was young.', 'I used to play football when I was young.'],
    ["He didn't used to smoke.", "He didn't use to smoke."],
    ['I used to playing football.', 'I used to play football.'],
    ['He use to smoke a lot.', 'He used to smoke a lot.'],
    ['I am used to live alone.', 'I am used to living alone.'],
    ['He is used to wake up early.', 'He is used to waking up early.'],
  ],
};
