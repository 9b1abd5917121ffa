import { canBe, pastForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule } from '../rule.ts';

export const pastTime: Rule = {
  id: 'en.past-time',
  category: 'grammar',
  severity: 'error',
  credible: 0.87,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    const words = text.words();
    const agreed = presentAsWe(words);
    if (agreed !== null) yield agreed;
    const inYear = presentInYear(words);
    if (inYear !== null) yield inYear;
    for (const at of ['yesterday', 'ago', 'last'].flatMap((key) => text.places(key))) {
      const finding = presentBefore(words, at) ?? presentBehind(words, at) ?? presentInRelative(words, at);
      if (finding !== null) yield finding;
    }
  },
  right: [
    'I went there yesterday.',
    'We have less money than last year.',
    'We have less money then last year.',
    'I think it was yesterday.',
    'He goes where he went last week.',
    'I have known since last week.',
  ],
  wrong: [
    ['I see him yesterday.', 'I saw him yesterday.'],
    ['Last summer holiday, I go to Rome.', 'Last summer holiday, I went to Rome.'],
    ['As we discuss yesterday, it is late.', 'As we discussed yesterday, it is late.'],
    ['I like the book you give me last week.', 'I like the book you gave me last week.'],
    ['I go to school yesterday.', 'I went to school yesterday.'],
    ['Yesterday I meet my friend.', 'Yesterday I met my friend.'],
    ['She buys a car last week.', 'She bought a car last week.'],
    ['Two years ago we move to London.', 'Two years ago we moved to London.'],
  ],
};

const lastWhat = wordSet(
  'week month year night summer winter weekend spring autumn monday tuesday wednesday thursday friday saturday sunday time',
);
const subjects = wordSet('i we they he she');

function isPastTime(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (/^(?:than|then|as|of|like)$/.test(before?.lower ?? '')) return false;
  if (word?.lower === 'last')
    return (
      lastWhat.has(words[at + 1]?.lower ?? '') &&
      before?.lower !== 'the' &&
      before?.lower !== 'this' &&
      before?.lower !== 'since' &&
      before?.lower !== 'from'
    );
  if (word?.lower === 'ago') return /^(?:NN|NNS|RB|JJ)$/.test(before?.tag ?? '');
  return word?.tag !== 'POS' && words[at + 1]?.tag !== 'POS' && before?.tag !== 'IN' && before?.tag !== 'POS';
}

/** Checks one simple clause from its subject to the time: "I go there yesterday". */
function presentBefore(words: readonly TaggedWord[], at: number): Finding | null {
  if (!isPastTime(words, at)) return null;
  let start = at - 1;
  while (start >= 0 && !/^(?:[,.:"()]|CC|WRB|WDT|WP)$/.test(words[start]?.tag ?? '')) start -= 1;
  const [subject, verb, ...rest] = words.slice(start + 1, at);
  const isFirst = start < 0 || words[start]?.lower === 'and' || words[start]?.lower === 'but';
  if (subject === undefined || verb === undefined || !isFirst || !subjects.has(subject.lower)) return null;
  return rest.some(
    ({ tag, lower }) =>
      (/^(?:VB[PZDN]|MD|PRP)$/.test(tag) &&
        !/^(?:it|him|them|me|us)$/.test(lower) &&
        !(verb.lower === 'get' && tag === 'VBN')) ||
      lower === 'that' ||
      lower === 'what',
  )
    ? null
    : inPast(verb, rest.length > 0 && rest.length <= 3);
}

/** Checks a relative clause of pronoun, verb and possibly another pronoun: "the help you give us last week". */
function presentInRelative(words: readonly TaggedWord[], at: number): Finding | null {
  if (!isPastTime(words, at)) return null;
  const place = words[at - 1]?.tag === 'PRP' ? at - 2 : at - 1;
  const [noun, subject, verb] = [words[place - 2], words[place - 1], words[place]];
  const isRelative =
    /^(?:NN|NNS)$/.test(noun?.tag ?? '') && (subjects.has(subject?.lower ?? '') || subject?.lower === 'you');
  return isRelative && verb !== undefined ? inPast(verb) : null;
}

/** Checks references to earlier statements: "As we discuss yesterday", "As I mention on the phone". */
function presentAsWe(words: readonly TaggedWord[]): Finding | null {
  const [as, subject, verb, ...rest] = words;
  if (as?.lower !== 'as' || verb === undefined || !/^(?:i|we|you)$/.test(subject?.lower ?? '')) return null;
  const clause = rest
    .slice(0, 6)
    .map(({ lower }) => lower)
    .join(' ');
  return /^(?:discuss|agree|mention|promise|talk|speak|say|tell|explain)$/.test(verb.lower) &&
    /\b(?:yesterday|last|earlier|ago|on the phone|in our (?:call|meeting|last))\b/.test(clause)
    ? inPast(verb, true)
    : null;
}

/** Past years in digits. A fixed pattern, because the engine has no clock. */
const pastYear = /^(?:1[89]\d\d|20[01]\d|202[0-4])$/;
/** Verbs of a single event, which are hardly ever in the historic present. */
const events = wordSet(
  'work move go come start finish leave get buy meet live study graduate visit travel marry begin become win lose build make find take join stay teach play return fly',
);

/** Checks clauses with a year: "In 2010 I move to London", "From 2016 to 2020, I work as a nurse". */
function presentInYear(words: readonly TaggedWord[]): Finding | null {
  if (!/^(?:in|from|during|since)$/.test(words[0]?.lower ?? '') || !pastYear.test(words[1]?.text ?? ''))
    return null;
  if (words[0]?.lower === 'since') return null;
  let at = 2;
  if (/^(?:to|until|till)$/.test(words[at]?.lower ?? '') && pastYear.test(words[at + 1]?.text ?? '')) at += 2;
  else if (words[0]?.lower === 'from') return null;
  if (words[at]?.tag === ',') at += 1;
  const [subject, verb] = words.slice(at, at + 2);
  if (subject === undefined || verb === undefined || !subjects.has(subject.lower)) return null;
  return events.has(verb.base ?? '') && verb.lower === (verb.base ?? '') ? inPast(verb) : null;
}

/** Checks a clause after the time: "Yesterday I go there". */
function presentBehind(words: readonly TaggedWord[], at: number): Finding | null {
  if (!isPastTime(words, at)) return null;
  const isHoliday = /^(?:holidays?|vacation|break|term)$/.test(words[at + 2]?.lower ?? '');
  const from = words[at]?.lower === 'last' ? at + (isHoliday ? 3 : 2) : at + 1;
  const opening = words[at]?.lower === 'ago' ? at - 2 : at;
  const next = words[from]?.tag === ',' ? from + 1 : from;
  const [subject, verb, after] = words.slice(next, next + 3);
  if (opening !== 0 || subject === undefined || verb === undefined || !subjects.has(subject.lower))
    return null;
  return inPast(
    verb,
    after !== undefined &&
      /^(?:DT|PRP\$|PRP|JJ|RB|IN|TO|NN|NNS|CD)$/.test(after.tag) &&
      !/^(?:that|how)$/.test(after.lower),
  );
}

/** Returns the finding for a verb. `isDirect`: the time is next to the clause, so that it also applies to verbs of thinking. */
function inPast(verb: TaggedWord, isDirect = false): Finding | null {
  if (!/^(?:VBP|VBZ)$/.test(verb.tag) || verb.lower.startsWith("'") || canBe(verb, 'VBD', 'MD')) return null;
  if (
    (isDirect
      ? /^(?:think|believe|hope|guess|suppose|wish|swear|regret)$/
      : /^(?:think|know|believe|hope|remember|guess|mean|say|says|see|understand|wish|suppose|swear|have|has|is|are|am|do|does|feel|write|regret|recall)$/
    ).test(verb.lower)
  )
    return null;
  const past = pastForm(verb);
  return past === null ? null : { start: verb.start, end: verb.end, replacements: [past] };
}
