import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, isOnlyVerb, participleForm, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** Past forms that are not participles; some are nouns as well. */
const pasts = wordSet(
  `saw rose fell wrote went drove ate broke spoke took gave began drank sang swam knew grew threw flew drew wore tore chose
  froze forgot hid rode shook stole woke bit blew did ran came became`,
);

export const perfectParticiple: Rule = {
  id: 'en.perfect-participle',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords("have|has|had|'ve n't|not|always|never|only|just|also? [ being ] !VBN", () => 'been'),
    byWords(
      "<have> not|n't|never|already|just|ever|always|also|recently? [ ~VBD ]",
      ({ marked: [verb], words: [have] }) =>
        isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VB') && have?.lower !== 'having'
          ? participleForm(verb)
          : null,
    ),
    byWords("have|has|'ve never|already|just|ever|recently [ VB|VBP|VBZ|~VB ]", ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VBD') ? participleForm(verb) : null,
    ),
    byWords("have|has n't|not [ VB|VBP|~VB ]", ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VBD') ? participleForm(verb) : null,
    ),
    byWords(
      "have|has|had|'ve|'d not|n't|never|already|just|ever|always|also|recently|all|both? [ @pasts ] !JJ|NN",
      ({ marked: [verb], words, before }) =>
        (words[0]?.lower === "'d" && words.length === 3) ||
        (verb.lower === 'saw' && words.length === 3 && words[0]?.lower !== "'ve") ||
        (/^(?:have|has|had)$/.test(words[0]?.lower ?? '') &&
          words.length === 3 &&
          /^(?:rose|fell|bit)$/.test(verb.lower) &&
          before()?.tag === 'TO')
          ? null
          : participleForm(verb),
      { pasts },
    ),
    byWords(
      "'s never|already|just|always|recently [ @pasts ]",
      ({ marked: [verb] }) => participleForm(verb),
      { pasts },
    ),
    byWords(
      "'ve|have|has never|ever [ saw ] such|it|him|her|them|that|this|anything|anyone|anybody|a|the|so",
      () => 'seen',
    ),
    byWords(
      '^ WRB|WP? have|has i|you|he|she|it|we|they ever|never|already|just? [ ~VBD ]',
      ({ marked: [verb] }) => (canBe(verb, 'VBN', 'VB', 'NN', 'JJ') ? null : participleForm(verb)),
    ),
    byWords(',^ i|we|they|you|he|she have|has [ VB|VBP|~VB ]', ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VBD') ? participleForm(verb) : null,
    ),
    byWords(
      ',^ i|we|they|he|she|you [ done ] it|this|that|my|the|a|what|nothing|everything|something|all',
      () => 'did',
    ),
    byWords(
      ',^ i|we|they|you|he|she|it [ been ] ~JJ|VBG|to|in|at|there|here|very|so|a',
      ({ words, before, sentence }) =>
        before()?.tag === 'VBD' || sentence.some(({ lower }) => /^(?:had|have|has|having)$/.test(lower))
          ? null
          : /^(?:he|she|it)$/.test(words[0]?.lower ?? '')
            ? 'has been'
            : 'have been',
    ),
    byWords(
      '^ WRB|WP? have|has i|you|he|she|it|we|they ever|never|already|just? [ VB|VBP|~VB ]',
      ({ marked: [verb] }) => (isOnlyVerb(verb) && !canBe(verb, 'VBN', 'VBD') ? participleForm(verb) : null),
    ),
    byWords(
      "i|we|they|you|he|she have|has|'ve [ work|live|study|play|travel|wait ] there|here|as|at|in|for|with|abroad since|for",
      ({ marked: [verb] }) => participleForm(verb),
    ),
  ]),
  right: [
    'I have gone home.',
    'He had a saw.',
    'He wrote it.',
    'Have you ever seen it?',
    'I have to go.',
    'What we have is this.',
    'I have never put it there.',
  ],
  wrong: [
    ['He has being ill for a week.', 'He has been ill for a week.'],
    ['Have you ever went to Japan?', 'Have you ever gone to Japan?'],
    ["I've never saw such a thing.", "I've never seen such a thing."],
    ['Have you ever be to Italy?', 'Have you ever been to Italy?'],
    ['She has work there since May.', 'She has worked there since May.'],
    ['I done it myself.', 'I did it myself.'],
    ['He been ill for days.', 'He has been ill for days.'],
    ['I have went home.', 'I have gone home.'],
    ['She has already wrote it.', 'She has already written it.'],
    ['Prices have rose again.', 'Prices have risen again.'],
    ["We've never saw it.", "We've never seen it."],
    ['I have never see it.', 'I have never seen it.'],
    ["He hasn't arrive.", "He hasn't arrived."],
  ],
};
