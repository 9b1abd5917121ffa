import { byAnyOf, byWords, replaceWords } from '../../match/by-words.ts';
import { canBe, gerundForm, isOnlyVerb, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs } from './data/common-verbs.ts';

const verbs = wordSet(
  'go come eat write sit wait sleep grow lose bring buy sell learn teach speak listen goes comes',
);

/** Verbs that were probably intended without "be" rather than as a progressive form. */
const stateVerbs = wordSet('have live know want think believe hope remember understand');

export const progressiveForm: Rule = {
  id: 'en.progressive-form',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'while i|he|she|we|they|you [ VBG ] DT|PRP$|NN|NNS|IN|TO',
      ({ marked: [verb], words, sentence }) => {
        const isPast = sentence.some(({ tag }) => tag === 'VBD');
        const subject = words[1]?.lower ?? '';
        if (!isPast) return null;
        return `${/^(?:we|they|you)$/.test(subject) ? 'were' : 'was'} ${verb.text}`;
      },
    ),
    byWords(
      ",^ i|he|she|it|we|they|you 'm|'re|am|is|are n't|not|also|still|now? [ @verbs ]",
      ({ marked: [verb], after }) => (after()?.tag === ':' ? null : gerundForm(verb)),
      { verbs },
    ),
    byWords(
      ",^ i|he|she|we|they|you was|were n't|not|also|still? [ @commonVerbs ] !VBN|JJ",
      ({ marked: [verb] }) =>
        isOnlyVerb(verb) && !canBe(verb, 'VBD', 'VBN') && !/^(?:be|become|come|agree)$/.test(verb.lower)
          ? gerundForm(verb)
          : null,
      { commonVerbs },
    ),
    byWords(
      ",^ he|she|i|they|we am|is|are|'m|'s|'re [ study ] NN|NNS|at|in|for|to|with|law|hard",
      ({ marked: [verb] }) => gerundForm(verb),
    ),
    byWords(",^ he|she [ is|'s use|watch|help|play ] DT|PRP$|it", ({ marked: [, verb] }) =>
      verb === undefined ? null : [`is ${gerundForm(verb)}`, `${thirdForm(verb)}`],
    ),
    byWords(
      '^ i|we|they|you [ am|are use|help|work|study|play|watch ] DT|PRP$|it|with|every',
      ({ marked: [, verb] }) => verb?.text ?? null,
    ),
    byWords(
      ', i|we|they|you [ am|are use|help ] it|this|that|them|every',
      ({ marked: [, verb] }) => verb?.text ?? null,
    ),
    byWords(
      ',^ i|we|they|you [ having ] dinner|lunch|breakfast|fun|a',
      ({ marked: [verb], words, sentence }) =>
        sentence.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/.test(tag))
          ? null
          : `${words[0]?.lower === 'i' ? 'am' : 'are'} ${verb.text}`,
    ),
    byWords(',^ i|we|they|you [ am|are @stateVerbs ]', ({ marked: [, verb] }) => verb?.text ?? null, {
      stateVerbs,
    }),
    byWords(',^ he|she [ is work|live|go ] here|in|at|for|as|hard|with|to', ({ marked: [, verb] }) =>
      verb === undefined ? null : thirdForm(verb),
    ),
    byWords(
      'i|he|she|it|we|they|you [ am|is|are ] always|often|usually|never|sometimes VBZ|VBP|~VBZ DT|PRP|PRP$|NN|NNS|TO',
      ({ words, sentence, marked: [be] }) => {
        const verb = words[3];
        return verb === undefined || !canBe(verb, 'VBZ', 'VBP') || canBe(verb, 'VBN', 'VBD', 'JJ')
          ? null
          : replaceWords(sentence, [be], ['']);
      },
    ),
    byWords(
      ',^ i|he|she|it|we|they|you was|were [ cook|dance|walk|work|sleep|watch|talk|play|wait|swim|run|drive|travel|study|clean|rain|snow ] when|while',
      ({ marked: [verb] }) => gerundForm(verb),
    ),
    byWords('^ it is|was still? [ rain|snow ] .|,|outside|again|and|so|when|here', ({ marked: [verb] }) =>
      gerundForm(verb),
    ),
    byWords(',^ he|she|it [ VBG ] to|home|DT|PRP$|at|for|in|with', ({ marked: [verb], sentence, before }) =>
      /^(?:being|having)$/.test(verb.lower) ||
      before() !== undefined ||
      sentence.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD|,)$/.test(tag))
        ? null
        : `is ${verb.text}`,
    ),
    byWords(
      '^ i|we|they|you [ VBG ] to|home|DT|PRP$|at|for|in|with',
      ({ marked: [verb], sentence, words }) =>
        /^(?:being|having)$/.test(verb.lower) ||
        sentence.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD|,)$/.test(tag))
          ? null
          : `${words[0]?.lower === 'i' ? 'am' : 'are'} ${verb.text}`,
    ),
  ]),
  right: ['He is going home.', 'I agree.', 'It is read by many.', 'We are to go.'],
  wrong: [
    ['He hurt his leg while he playing football.', 'He hurt his leg while he was playing football.'],
    ['He is study law.', 'He is studying law.'],
    ['Nice app, I am use it daily.', 'Nice app, I use it daily.'],
    ['We having dinner now.', 'We are having dinner now.'],
    ['She was cook when I came.', 'She was cooking when I came.'],
    ['It is rain again.', 'It is raining again.'],
    ['She going to school.', 'She is going to school.'],
    ['They waiting for us.', 'They are waiting for us.'],
    ['He is go to school.', 'He is going to school.'],
    ['I am have a cat.', 'I have a cat.'],
    ['He is work here.', 'He works here.'],
    ['She is always helps me.', 'She always helps me.'],
    ['They are eat lunch.', 'They are eating lunch.'],
    ['We were eat dinner then.', 'We were eating dinner then.'],
  ],
};
