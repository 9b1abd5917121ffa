import type { Lexicon, Tagger } from '@inkstone/english';
import type { Resources } from '../../resources.ts';
import { credibleOf } from '../../spelling/credible.ts';
import { rankInPlace } from '../../spelling/rank-in-place.ts';
import { createSpeller, type Speller } from '../../spelling/speller.ts';
import { suspectWords } from '../../spelling/suspect-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

/** Minimum credibility; less credible suggestions are not returned at any threshold. */
const minCredible = 0.3;
/** Minimum credibility in Chinese text, whose English words are mostly terms and names. */
const minInChinese = 0.9;
const surelyWrong = 0.8;
/** Maximum number of unknown words; a text with more is not English, and checking it would take long. */
const maxSuspects = 250;

/** Misspelled English words, by the lexicon. */
export function spelling(lexicon: Lexicon, { tagger }: Resources): Rule {
  const speller = createSpeller(lexicon);
  return {
    id: 'en.spelling',
    category: 'spelling',
    severity: 'error',
    credible: 0.85,
    authority: null,
    scope: 'paragraph',
    find: (text) => findSlips(text, lexicon, speller, tagger),
    right,
    wrong,
  };
}

function* findSlips(
  { text, language }: RuleText,
  lexicon: Lexicon,
  speller: Speller,
  tagger: Tagger | undefined,
): Generator<Finding> {
  const suspects = suspectWords(text, lexicon).slice(0, maxSuspects);
  if (suspects.length === 0) return;
  const least = language === 'zh' ? minInChinese : minCredible;
  const present = new Set(text.toLowerCase().match(/[a-z]{4,}/g));
  const isElsewhere = (word: string) => present.has(word.toLowerCase());
  for (const { word, start, end, place } of suspects) {
    const known = speller.suspect(word);
    const guesses = known.isCertain
      ? known.guesses
      : rankInPlace(known.guesses, wordBefore(text, start), isElsewhere, tagger);
    const credible = credibleOf(word, { ...known, guesses }, place);
    if (credible < least) continue;
    yield {
      ...{ start, end, credible },
      replacements: guesses.map(({ text }) => text),
      severity: credible < surelyWrong ? 'warning' : 'error',
    };
  }
}

function wordBefore(text: string, start: number): string {
  return /([\p{L}'’]+) +$/u.exec(text.slice(Math.max(0, start - 30), start))?.[1] ?? '';
}

const right = [
  'We receive a calendar, and the colour of its cover is a nice color.',
  'Mr Kowalczyk met Ms Oyelaran in Wrocław; their café serves naïve art.',
  'Run kubectl and rustc, then open foo_bar.txt or src/mian.rs.',
  'The codebase, its filesystem and an unfollowable microtask.',
  'Ich weiß nicht, was soll es bedeuten, dass ich so traurig bin.',
  'NASA’s engineers don’t re-enter the well-lit O’Brien wing.',
  'He was runnin’ home.',
  'A coworking space is a place, and coworking is a habit.',
];

const wrong: Rule['wrong'] = [
  [
    'I recieved one letter, he recieved two, she recieved three, they recieved four, and we recieved none.',
    'I received one letter, he received two, she received three, they received four, and we received none.',
  ],
  ['I recieved your mesage yesterday.', 'I received your message yesterday.'],
  ['It is definately neccessary for the enviroment.', 'It is definitely necessary for the environment.'],
  ['The goverment’s descision was unfortunatly late.', 'The government’s decision was unfortunately late.'],
  ['Infact, there are alot of peolpe here.', 'In fact, there are a lot of people here.'],
  ['Tommorow we will discuss the calender.', 'Tomorrow we will discuss the calendar.'],
  ['She did’nt understnad the quesiton.', "She didn't understand the question."],
  ['They waited untill wendesday.', 'They waited until Wednesday.'],
];
