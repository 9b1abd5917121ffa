import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs } from './data/common-verbs.ts';

const gerundHating =
  wordSet(`want wants wanted decide decides decided hope hopes hoped agree agrees agreed refuse refuses refused
  promise promises promised manage manages managed afford wish wishes expect expects expected plan plans planned learn learned learnt`);
const bareHating = wordSet(
  'want wants wanted decide decided hope hopes hoped plan planned agree agreed refuse refused managed forgot',
);

/** Verbs that are followed by an infinitive, and hardly ever by a participle before a noun. */
const decisions = wordSet('decided refused promised managed manages afford agreed hoped');
const isPeriod = /^(?:minutes?|hours?|days?|weeks?|months?|years?|time|while)$/;

export const infinitiveAfterVerb: Rule = {
  id: 'en.infinitive-after-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "<be>|'m|'re planning|hoping|deciding [ VBG ] DT|PRP$|PRP|JJ|NNP|NNS|TO|IN",
      ({ marked: [verb], words: [be] }) =>
        be?.lower === 'being' || canBe(verb, 'NN', 'JJ') ? null : infinitive(verb),
    ),
    byWords(
      'it <take> me|him|her|us|them|you about|only|over|nearly|at|least|more|than* CD|a|an|several|many|half minutes|hours|days|weeks|months|years|minute|hour|day|week|month|year [ VBG ] DT|PRP|PRP$|NN|NNS|TO|all',
      ({ marked: [verb] }) => infinitive(verb),
    ),
    byWords(
      'encouraged|allowed|asked|told|forced|advised|required|expected|persuaded|wants|wanted|hope|hopes|hoped|decide|decided|refuse|refused|manage|managed|able|afford to [ VBG ] DT|PRP|PRP$|JJ|NNS|IN|RB',
      ({ marked: [verb] }) => (canBe(verb, 'NN', 'JJ') ? null : baseForm(verb)),
    ),
    byWords(
      '@gerundHating [ VBG ]',
      ({ marked: [verb], words: [opener], after }) =>
        opener?.tag.startsWith('VB') &&
        opener.tag !== 'VBN' &&
        !/^(?:planned|learn)/.test(opener.lower) &&
        (/^(?:home|there|abroad|shopping)$/.test(after()?.lower ?? '') ||
          !/^(?:NN|DT)/.test(after()?.tag ?? ''))
          ? infinitive(verb)
          : null,
      { gerundHating },
    ),
    byWords(
      ',^ PRP ADV? @bareHating [ @commonVerbs ]',
      ({ marked: [verb] }) => (verb.tag.startsWith('NN') ? null : infinitive(verb)),
      { bareHating, commonVerbs },
    ),
    byWords(
      '@decisions [ VBG ] the|a|an|PRP$|PRP',
      ({ marked: [verb], words: [opener], before }) =>
        /^VB[DPZ]?$/.test(opener?.tag ?? '') && !/^(?:be|been|is|are|was|were)$/.test(before()?.lower ?? '')
          ? infinitive(verb)
          : null,
      { decisions },
    ),
    byWords(
      'took|takes|take me|him|her|us|them|you? CD|a|an|several|many|some|only NN|NNS [ ~VB ] DT|PRP$|PRP|IN|TO|NN|NNS|RP|there',
      ({ marked: [verb], words }) =>
        isPeriod.test(words.at(-3)?.lower ?? '') &&
        canBe(verb, 'VB') &&
        !canBe(verb, 'RB', 'IN', 'VBD', 'JJ') &&
        verb.tag !== 'NNS'
          ? infinitive(verb)
          : null,
    ),
  ]),
  right: [
    'It takes a while there.',
    'They agreed on it.',
    'He took two days off.',
    'I want to go.',
    'He decided on going.',
    'They hope it rains.',
    'The wanted being is here.',
  ],
  wrong: [
    ['It took me three hours finish the work.', 'It took me three hours to finish the work.'],
    ['We managed finishing the project.', 'We managed to finish the project.'],
    ['We are planning visiting our friends.', 'We are planning to visit our friends.'],
    ['It took me two hours finishing the report.', 'It took me two hours to finish the report.'],
    ['They are encouraged to using public transport.', 'They are encouraged to use public transport.'],
    ['I want going home.', 'I want to go home.'],
    ['They want going there.', 'They want to go there.'],
    ['She decided leaving early.', 'She decided to leave early.'],
    ['I want buy a car.', 'I want to buy a car.'],
  ],
};

function infinitive(verb: TaggedWord): string | null {
  const base = baseForm(verb);
  return base === null ? null : `to ${base}`;
}
