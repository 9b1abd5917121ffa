import type { Surroundings } from '@inkstone/editor/lints';

/** The change of whole words, and the rest of their sentence. */
export interface WordChange {
  readonly before: string;
  readonly from: string;
  /** Null when there is no suggestion. */
  readonly to: string | null;
  readonly after: string;
}

const wordEnd = /[\p{Script=Latin}\p{M}\p{N}'’-]+$/u;
const wordStart = /^[\p{Script=Latin}\p{M}\p{N}'’-]+/u;
const han = /\p{Script=Han}/u;
const sentenceEnd = /[。！？\n]|[.!?](?=\s)/gu;

/**
 * Returns the change of a suggestion, extended to whole words, such as "and → and," or "工做 → 工作", where only one character is
 * replaced.
 */
export function wordChange(original: string, better: string | undefined, around: Surroundings): WordChange {
  const sentence = sentenceOf(around);
  const { left, right } = restOfWord(original, better ?? original, sentence);
  return {
    before: sentence.before.slice(0, sentence.before.length - left.length),
    from: left + original + right,
    to: better === undefined ? null : left + better + right,
    after: sentence.after.slice(right.length),
  };
}

function sentenceOf({ before, after }: Surroundings): Surroundings {
  const last = [...before.matchAll(sentenceEnd)].at(-1);
  const next = [...after.matchAll(sentenceEnd)][0];
  return {
    before: last === undefined ? before : before.slice(last.index + 1).trimStart(),
    after: next === undefined ? after : after.slice(0, next.index + 1),
  };
}

function restOfWord(original: string, better: string, { before, after }: Surroundings) {
  if (han.test(original) && han.test(better)) return restOfHanWord(better, before, after);
  const [first, last] = [original || better, original || better];
  return {
    left: wordStart.test(first) ? (wordEnd.exec(before)?.[0] ?? '') : '',
    right: wordEnd.test(last) ? (wordStart.exec(after)?.[0] ?? '') : '',
  };
}

/** Word boundaries are taken from the corrected sentence. */
function restOfHanWord(better: string, before: string, after: string) {
  const none = { left: '', right: '' };
  if (better.length > 1 || typeof Intl.Segmenter === 'undefined') return none;
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(before + better + after);
  const word = words.containing(before.length);
  if (word === undefined || word.isWordLike !== true) return none;
  return {
    left: before.slice(word.index),
    right: after.slice(0, Math.max(0, word.index + word.segment.length - before.length - better.length)),
  };
}
