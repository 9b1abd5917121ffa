import { byAnyOf, byWords } from '../../match/by-words.ts';
import { gerundForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const infinitiveForPreposition: Rule = {
  id: 'en.infinitive-for-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('<insist>|<concentrate>|<focus>|keen on [ to ~VB ]', ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? gerundForm(verb) : null,
    ),
    byWords("<be>|'m|'re|'s responsible [ to ~VB ] DT|PRP$|JJ|NN|NNS|VBG|all", ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? `for ${gerundForm(verb) ?? ''}` : null,
    ),
    byWords(
      'prevent|prevents|prevented|discourage|discouraged me|him|her|us|them|you|people|it|children|students [ to ~VB ]',
      ({ marked: [, verb] }) => (verb?.tag === 'VB' ? `from ${gerundForm(verb) ?? ''}` : null),
    ),
    byWords('succeed|succeeded|succeeds [ to ~VB ]', ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? `in ${gerundForm(verb) ?? ''}` : null,
    ),
    byWords('dream|dreamed|dreams|thinking [ to ~VB ]', ({ marked: [, verb], words: [opener], before }) =>
      verb?.tag !== 'VB' ||
      (opener?.lower === 'thinking' && !/^(?:am|was|'m|is|are|were|been|'re)$/.test(before()?.lower ?? '')) ||
      opener?.tag === 'NN' ||
      before()?.tag === 'PRP$' ||
      before()?.tag === 'DT'
        ? null
        : `of ${gerundForm(verb) ?? ''}`,
    ),
    byWords('insist|insisted|insists [ to ~VB ]', ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? `on ${gerundForm(verb) ?? ''}` : null,
    ),
    byWords("<be>|'m|'re good|bad|interested at|in|on [ to ~VB ]", ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? gerundForm(verb) : null,
    ),
    byWords('capable|incapable [ to ~VB ]', ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? `of ${gerundForm(verb) ?? ''}` : null,
    ),
    byWords('tired|capable|afraid|instead|fond|proud|sick of [ to ~VB ]', ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? gerundForm(verb) : null,
    ),
    byWords('by|without [ to ~VB ] DT|PRP|PRP$', ({ marked: [, verb], words, before }) =>
      verb?.tag !== 'VB' || words[0]?.tag !== 'IN' || before()?.tag.startsWith('VB')
        ? null
        : gerundForm(verb),
    ),
  ]),
  right: [
    'They prevented him from going.',
    'I dream of it.',
    'He is about to leave.',
    'It is something to think about to the end.',
  ],
  wrong: [
    ['She insisted on to pay the bill.', 'She insisted on paying the bill.'],
    ['I am responsible to train new staff.', 'I am responsible for training new staff.'],
    ['It prevented us to go out.', 'It prevented us from going out.'],
    ['He succeeded to open it.', 'He succeeded in opening it.'],
    ['I am tired of to wait.', 'I am tired of waiting.'],
    ['She is capable to solve it.', 'She is capable of solving it.'],
    ['They insisted to pay for it.', 'They insisted on paying for it.'],
  ],
};
