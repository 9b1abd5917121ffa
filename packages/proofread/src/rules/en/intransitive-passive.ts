import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, pastForm, thirdForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const intransitivePassive: Rule = {
  id: 'en.intransitive-passive',
  category: 'grammar',
  severity: 'error',
  credible: 0.91,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "will|would|can|may|might|should|must|could not|n't|also|probably? [ be arrived|happened|occurred|appeared|disappeared|died|existed ] !at|by",
      ({ marked: [, verb], words }) =>
        // "It can be happened upon."
        verb === undefined || (verb.lower !== 'arrived' && /^(?:on|upon|to)$/.test(words.at(-1)?.lower ?? ''))
          ? null
          : baseForm(verb),
    ),
    byWords(
      '!to|be [ was|were|is|are|been happened|occurred|existed|disappeared|appeared|belonged|consisted|died ]',
      ({ marked: [be, verb], words, sentence }) =>
        verb === undefined ||
        (verb.lower === 'appeared' && be.lower !== 'was') ||
        words[0] === undefined ||
        (/^(?:what|that)$/.test(words[0].lower) && sentence[0]?.lower === 'what')
          ? null
          : be.lower === 'been'
            ? null
            : /^(?:is|are)$/.test(be.lower)
              ? null
              : verb.text,
    ),
    byWords('!to [ was|were happen|occur|appear|disappear|die|exist ]', ({ marked: [, verb] }) =>
      verb === undefined ? null : pastForm(verb),
    ),
    byWords(
      'i|he|she|it|we|they [ was|were went|came|saw|wanted|thought|knew|felt|got|said|liked|decided|began|ate|lived ]',
      ({ marked: [be, verb], words }) =>
        verb === undefined ||
        (/^(?:thought|felt|wanted|said|liked|decided|saw|lived|knew)$/.test(verb.lower) &&
          words[0]?.lower !== 'i')
          ? null
          : be.lower === 'were' && words[0]?.lower === 'i'
            ? null
            : /^(?:thought|felt|wanted|said|decided|knew|liked)$/.test(verb.lower) && words[0]?.lower === 'it'
              ? null
              : verb.lower === 'saw'
                ? 'saw'
                : verb.text,
    ),
    byWords(',^ i|he|she|we|they [ born ] in|on|at', ({ words }) =>
      /^(?:we|they)$/.test(words[0]?.lower ?? '') ? 'were born' : 'was born',
    ),
    byWords(',^ i|he|she|we|they [ am|is|are born ] in|on', ({ marked: [be] }) =>
      be.lower === 'are' ? 'were born' : 'was born',
    ),
    byWords(
      "[ is|are|'s consist|exist|belong|depend|happen|occur|resemble|contain|lack|seem|appear|differ ] of|to|on|in|at|a|the|his|her|my|their|here|from|for|like|that",
      ({ marked: [be, verb], before, words }) =>
        verb === undefined ||
        /^(?:what|that|this|all)$/.test(before()?.lower ?? '') ||
        // "are lack of": the preposition is wrong as well.
        (verb.lower === 'lack' && words.at(-1)?.lower === 'of')
          ? null
          : be.lower === 'are'
            ? verb.text
            : be.lower === "'s"
              ? [` ${thirdForm(verb)}`]
              : (thirdForm(verb) ?? verb.text),
    ),
    byWords(
      "has|have|had|'ve [ been risen|fallen|happened|occurred|arrived|appeared|disappeared|died|existed|come|become ] !against",
      ({ marked: [, verb] }) => verb?.text ?? null,
    ),
    byWords('[ was|were took|taken|take ] place', () => 'took'),
    byWords('was|were|is|are|been [ borned|bornt ]', () => 'born'),
  ]),
  right: ['It happened yesterday.', 'I was born in May.', 'It was said that he came.'],
  wrong: [
    ['It will be arrived on Monday.', 'It will arrive on Monday.'],
    ['The report is consist of five chapters.', 'The report consists of five chapters.'],
    ['The price has been risen by ten percent.', 'The price has risen by ten percent.'],
    ['The race was took place in May.', 'The race took place in May.'],
    ['The accident was happened at night.', 'The accident happened at night.'],
    ['It was happen last year.', 'It happened last year.'],
    ['He was went home.', 'He went home.'],
    ['I born in China.', 'I was born in China.'],
  ],
};
