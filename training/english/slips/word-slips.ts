import type { Lexicon } from '@inkstone/english/internal/lexicon';
import { inCaseOf, type PlacedToken, type Slip } from './slip.ts';
import { typo } from './typo.ts';

/** Confusions outside the context model: correct → written, with shares estimated by us. */
const words = `
is are .012 | are is .03 | was were .012 | were was .035 | has have .05 | have has .006 | does do .03 | do does .006
doesn't don't .06 | isn't aren't .01 | wasn't weren't .01 | am is .02 | an a .06 | a an .006
these this .04 | those that .03 | this these .005 | many much .04 | much many .03 | few little .02 | fewer less .1
less fewer .01 | every all .006 | another other .02 | other another .01 | others other .02
me i .004 | him he .004 | them they .004 | their them .004 | his him .003 | who which .01 | which who .004 | whose who .02
good well .005 | well good .01 | better more better .02 | best most best .01 | easier more easier .05 | worse more worse .03
such so .01 | so such .004 | than then .01 | nothing anything .004 | anyone everyone .004 | someone anyone .004
although though .004 | because because of .003 | until till .004 | during while .004 | since from .006
people peoples .01 | children childrens .02 | information informations .04 | advice advices .04 | news new .01
don't dont .05 | can't cant .04 | it's its .03 | i'm im .04 | doesn't doesnt .05 | didn't didnt .05 | isn't isnt .04 | let's lets .1
i i .0 | cannot can not .05 | into in to .02 | everyone every one .02 | maybe may be .04 | myself my self .03 | together togheter .01
sometimes some times .03 | everything every thing .02 | without with out .02 | today to day .01 | weekend week end .03
to for .0 | said told .004 | made did .006 | make do .006 | do make .004 | learn study .004 | see look .004 | tell say .01 | say tell .006`;
const phrases = `
a lot|alot .08 | every day|everyday .06 | in fact|infact .06 | at least|atleast .05 | as well|aswell .04 | at all|atall .02
in front|infront .06 | any more|anymore .0 | of course|ofcourse .05 | each other|eachother .05 | no one|noone .05
even though|eventhough .05 | all right|alright .0 | in order to|in order for .01 | one of the|one of .02 | go to|go .02
used to|use to .06 | have to|have .01 | to be|be .004 | listen to|listen .06 | wait for|wait .05 | look at|look .03
arrive in|arrive to .05 | depend on|depend of .06 | depends on|depends of .08 | interested in|interested on .04 | married to|married with .1
discuss the|discuss about the .06 | enter the|enter to the .03 | reach the|reach to the .04 | according to|according .04
because of|because .02 | instead of|instead .03 | such as|such .02 | more than|more .01 | both of|both .01
`;

interface Row {
  readonly written: string;
  readonly share: number;
}

const byWord = new Map<string, Row[]>();
for (const part of words.split(/[|\n]/)) {
  const [right = '', ...rest] = part.trim().split(' ');
  const share = Number(rest.pop());
  if (share > 0) byWord.set(right, [...(byWord.get(right) ?? []), { written: rest.join(' '), share }]);
}
const byPhrase = phrases
  .split(/ \| |\n/)
  .filter((part) => part.trim() !== '')
  .map((part) => {
    const [, right = '', written = '', share = '0'] = /^(.*)\|(.*) (\S+)$/.exec(part.trim()) ?? [];
    return { right: right.split(' '), written, share: Number(share) };
  });

const perLetterWord = 0.009;
const perDoubled = 0.0004;
const lost = { capital: 0.06, firstCapital: 0.012, pronounI: 0.04, adverbEnding: 0.012, possessive: 0.04 };

/** Yields words that are misspelled, joined, split, doubled, or in the wrong case or number. */
export function* wordSlips(
  sentence: readonly PlacedToken[],
  lexicon: Lexicon,
  chance: () => number,
): Generator<Slip> {
  for (const [at, token] of sentence.entries()) {
    if (!/^\p{L}/u.test(token.text)) continue;
    const { text, lower, start, end } = token;
    for (const { written, share } of byWord.get(lower) ?? [])
      yield { start, end, written: inCaseOf(text, written), share };
    yield* phrasesAt(sentence, at);
    yield* inWord(token, at === 0, lexicon);
    if (/^[a-z]{4,}$/.test(lower) && lexicon.find(lower)?.isLower)
      yield { start, end, written: inCaseOf(text, typo(lower, chance)), share: perLetterWord };
    if (at > 0) yield { start: end, end, written: ` ${text}`, share: perDoubled };
  }
}

function* phrasesAt(sentence: readonly PlacedToken[], at: number): Generator<Slip> {
  for (const { right, written, share } of byPhrase) {
    if (share === 0 || !right.every((word, i) => sentence[at + i]?.lower === word)) continue;
    const first = sentence[at];
    const last = sentence[at + right.length - 1];
    if (first === undefined || last === undefined) continue;
    yield { start: first.start, end: last.end, written: inCaseOf(first.text, written), share };
  }
}

function* inWord(
  { text, lower, start, end }: PlacedToken,
  isFirst: boolean,
  lexicon: Lexicon,
): Generator<Slip> {
  if (text === 'I') yield { start, end, written: 'i', share: lost.pronounI };
  else if (isFirst && /^\p{Lu}/u.test(text)) yield { start, end, written: lower, share: lost.firstCapital };
  else if (/^\p{Lu}\p{Ll}{3,}$/u.test(text) && lexicon.find(lower)?.isLower === false)
    yield { start, end, written: text.toLowerCase(), share: lost.capital };
  if (/[a-z]{4}ly$/.test(text) && lexicon.find(text.slice(0, -2))?.isLower)
    yield { start, end, written: text.slice(0, -2), share: lost.adverbEnding };
  const possessive = /^(\p{L}+)['’]s$/u.exec(text);
  if (possessive !== null && !/^(?:it|he|she|that|there|what|who|here|where|let)$/i.test(possessive[1] ?? ''))
    yield { start, end, written: `${possessive[1]}s`, share: lost.possessive };
}
