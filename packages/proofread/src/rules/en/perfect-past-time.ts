import { byAnyOf, byContext, byWords, type WordMatch } from '../../match/by-words.ts';
import { pastForm } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule } from '../rule.ts';

/** Credibility below the limit of "accept all", because "last week" may follow a misspelled "since". */
const sureOfLast = 0.84;

export const perfectPastTime: Rule = {
  id: 'en.perfect-past-time',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '^ when i|he|she|we|they|you was|were a|an|in|at|still|so|very? NN|JJ|CD !,* !,* , i|he|she|we|they|you [ have|has VBN ]',
      ({ marked: [, verb], words }) =>
        verb === undefined || words.at(-4)?.tag !== ',' || /^(?:been|had)$/.test(verb.lower)
          ? null
          : pastForm(verb),
    ),
    byContext(
      ",^ i|we|they|you|he|she|it [ have|has|'ve VBN ] !to|that|been|had DT|PRP$|JJ|NN|NNS|NNP|PRP|IN|TO|there* yesterday|ago|last",
      toPast,
    ),
    byContext(
      ",^ i|we|they|you|he|she|it [ have|has|'ve VBN ] !to|that|been|had DT|PRP$|JJ|NN|NNS|NNP|PRP|IN|TO|there* CD|a|many|some|several|few minutes|hours|days|weeks|months|years|minute|hour|day|week|month|year ago",
      toPast,
    ),
    byContext(
      ",^ i|we|they|you|he|she|it [ have|has|'ve VBN ] a|an|the|my|some|many RB? JJ NN|NNS yesterday|ago|last",
      toPast,
    ),
    byContext(
      ",^ i|we|they|you|he|she|it [ have|has|'ve been ] to NNP|DT|PRP$|JJ|NN|NNS|there* yesterday|ago|last",
      toWent,
    ),
    byContext(
      ",^ i|we|they|you|he|she|it [ have|has|'ve been ] to NNP|DT|PRP$|JJ|NN|NNS|there* CD|a|many|some|several|few minutes|hours|days|weeks|months|years|hour|day|week|month|year ago",
      toWent,
    ),
    byWords(
      '^ yesterday|last year|month|week|summer|winter|night? ,? i|we|they|you|he|she|it [ have|has been ] in|at|to|there|here|on|ill|sick|very|a|the',
      ({ marked: [have, been], words }) =>
        been === undefined || (words[0]?.lower === 'last') !== (words[1]?.tag === 'NN')
          ? null
          : words.at(-1)?.lower === 'to'
            ? 'went'
            : words.some(({ lower }) => /^(?:we|they|you)$/.test(lower)) && have.lower === 'have'
              ? 'were'
              : 'was',
    ),
    byWords(
      'when|while i|he|she|it|we|they [ have|has been ] a|an|young|little|small|younger|children|kids|at|in',
      ({ words }) => (/^(?:we|they)$/.test(words[1]?.lower ?? '') ? 'were' : 'was'),
    ),
    byWords(
      '^ yesterday|last week|month|year|night|summer|winter|spring|autumn|weekend? ,? i|we|they|you|he|she|it [ have|has VBN ]',
      ({ marked: [, verb], words }) =>
        verb === undefined ||
        (words[0]?.lower === 'last') !== (words[1]?.tag === 'NN') ||
        verb.lower === 'been'
          ? null
          : pastForm(verb),
    ),
    byWords(
      '^ in|on|last|yesterday CD|NN|NNP ,? i|we|they|you|he|she|it|DT|PRP$ JJ? NN|NNS? [ have|has VBN ]',
      ({ marked: [, verb], words }) =>
        verb === undefined || verb.lower === 'been' || !isPastTime(words[0]?.lower, words[1])
          ? null
          : pastForm(verb),
    ),
  ]),
  right: ['I saw him yesterday.', 'I have seen it since last week.'],
  wrong: [
    ['I have seen a very good film last week.', 'I saw a very good film last week.'],
    ['When I was a child, I have visited London twice.', 'When I was a child, I visited London twice.'],
    ['Last year I have been in Spain.', 'Last year I was in Spain.'],
    ['I have been to Shanghai last summer.', 'I went to Shanghai last summer.'],
    ['We have been to the zoo two days ago.', 'We went to the zoo two days ago.'],
    ['When I have been a child, I lived in Rome.', 'When I was a child, I lived in Rome.'],
    ['I have seen him yesterday.', 'I saw him yesterday.'],
    ['I have seen this film two days ago.', 'I saw this film two days ago.'],
    ['I have been in Paris two years ago.', 'I was in Paris two years ago.'],
    ["We've been at home yesterday.", 'We were at home yesterday.'],
    ['Last year I have visited Paris.', 'Last year I visited Paris.'],
    ['In 1999 the firm has opened a shop.', 'In 1999 the firm opened a shop.'],
    ['She has bought a car last week.', 'She bought a car last week.'],
  ],
};

/** Whether the words state a past time: "in 1999", "last year", but not "in London". */
function isPastTime(opening: string | undefined, time: TaggedWord | undefined): boolean {
  if (opening === 'last')
    return /^(?:week|month|year|night|summer|winter|spring|autumn|weekend)$/.test(time?.lower ?? '');
  return opening === 'in' && /^(?:1[5-9]|20)\d\d$/.test(time?.text ?? '');
}

/** “I have been to Rome last year” becomes “I went to Rome last year”. */
function toWent({ marked: [auxiliary], words, after }: WordMatch): string | null {
  const isOfLast = words.at(-1)?.lower === 'last';
  return isOfLast && (words.at(-2)?.lower === 'the' || !isPastPeriod(after()?.lower))
    ? null
    : auxiliary.lower === "'ve"
      ? ' went'
      : 'went';
}

function isPastPeriod(noun: string | undefined): boolean {
  return /^(?:week|month|year|night|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
    noun ?? '',
  );
}

function toPast(match: WordMatch): string | readonly string[] | Finding | null {
  const { marked, words, after, before } = match;
  const [auxiliary, verb] = marked;
  const past = pastOfMatch(match);
  const end = words.at(-1);
  const inner = words.slice(3, -1);
  if (
    past === null ||
    verb === undefined ||
    inner.some(({ lower }) => /^(?:since|from|until)$/.test(lower)) ||
    before()?.lower === 'if'
  )
    return null;
  const replacements = [auxiliary.lower === "'ve" ? ` ${past}` : past];
  if (end?.lower !== 'last') return replacements;
  if (
    !/^(?:week|month|year|night|summer|winter|weekend|monday|friday|sunday)$/.test(after()?.lower ?? '') ||
    inner.at(-1)?.lower === 'the'
  )
    return null;
  return { start: auxiliary.start, end: verb.end, replacements, credible: sureOfLast };
}

/** Returns the past form. "been" is changed only before a place: "I have been in Paris two years ago". */
function pastOfMatch({ marked: [, verb], words: [subject, , , next] }: WordMatch): string | null {
  if (verb === undefined || verb.lower === 'had') return null;
  if (verb.lower !== 'been') return pastForm(verb);
  if (!/^(?:in|at|to|here|there|on)$/.test(next?.lower ?? '')) return null;
  return /^(?:we|they|you)$/.test(subject?.lower ?? '') ? 'were' : 'was';
}
