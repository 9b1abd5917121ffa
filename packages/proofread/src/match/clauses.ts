import type { TaggedWord } from '../text/tagged-words.ts';

const finite: ReadonlySet<string> = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
const nominal: ReadonlySet<string> = new Set([
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'JJ',
  'CD',
  'JJR',
  'JJS',
  'VBG',
  'POS',
]);
const noun: ReadonlySet<string> = new Set(['NN', 'NNS', 'NNP', 'NNPS']);
const subjects = new Set(['i', 'we', 'you', 'he', 'she', 'it', 'they']);

/** Whether a word is a finite verb: "went", "is", "can". */
export function isFiniteVerb(word: TaggedWord | undefined): boolean {
  return word !== undefined && finite.has(word.tag);
}

/** Whether a word is a noun. */
export function isNoun(word: TaggedWord | undefined): boolean {
  return word !== undefined && noun.has(word.tag);
}

/**
 * Whether there is a subject pronoun such as "I" or "there" at this index and its verb follows, possibly
 * after an adverb.
 */
export function pronounClauseAt(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (!subjects.has(word.lower) && !(word.lower === 'there' && word.tag === 'EX')) return false;
  const next = words[at + 1]?.tag === 'RB' ? words[at + 2] : words[at + 1];
  return isFiniteVerb(next);
}

/** Whether a clause begins at this index: a pronoun, or a noun with its article, and a finite verb. */
export function clauseAt(words: readonly TaggedWord[], at: number): boolean {
  if (pronounClauseAt(words, at)) return true;
  const first = words[at];
  if (first === undefined || !['DT', 'PRP$'].includes(first.tag)) return false;
  let end = at + 1;
  while (end < at + 5 && nominal.has(words[end]?.tag ?? '')) end++;
  const next = words[end]?.tag === 'RB' ? words[end + 1] : words[end];
  return end > at + 1 && isNoun(words[end - 1]) && isFiniteVerb(next);
}

/** Whether there is a finite verb among the words from `start` to before `end`. */
export function hasFinite(words: readonly TaggedWord[], start: number, end: number): boolean {
  return words.slice(start, end).some(isFiniteVerb);
}

/** Whether there is a punctuation mark among the words from `start` to before `end`. */
export function hasMark(words: readonly TaggedWord[], start: number, end: number): boolean {
  return words.slice(start, end).some(({ text }) => !/^[\p{L}\p{N}'’]/u.test(text));
}
