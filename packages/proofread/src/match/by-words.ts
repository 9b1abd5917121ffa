import { sameCase } from '@inkstone/english';
import type { Span } from '@inkstone/kernel';
import type { Finding, RuleText } from '../rules/rule.ts';
import { numberOfKey } from '../rules/rule-text.ts';
import type { TaggedWord } from '../text/tagged-words.ts';
import { noFindings } from './by-pattern.ts';
import { canBe, singularOfVerb } from './word-forms.ts';
import { readWordPattern, type WordSets, type WordStep } from './word-steps.ts';

/** A match of a pattern of words. */
export interface WordMatch {
  /** The words in the brackets of the pattern; never empty. */
  readonly marked: readonly [TaggedWord, ...TaggedWord[]];
  /** The words that matched, from the first step to the last. */
  readonly words: readonly TaggedWord[];
  /** The word at this distance before or after the match; undefined outside the sentence. */
  readonly before: (places?: number) => TaggedWord | undefined;
  readonly after: (places?: number) => TaggedWord | undefined;
  readonly sentence: readonly TaggedWord[];
}

/**
 * Result for a match: replacements of the marked words (best first), a complete finding, or null to ignore
 * it.
 */
export type WordFix = (match: WordMatch) => string | readonly string[] | Finding | null;

/** Replaces a marked auxiliary by its singular form: "are" by "is". */
export const inSingular: WordFix = ({ marked: [verb] }) => singularOfVerb.get(verb.lower) ?? null;

/**
 * Creates the `find` function of a rule from a word pattern (see `readWordPattern`). The pattern is tried
 * only at words that match its first step, in sentences with a word for each mandatory step.
 */
export function byWords(source: string, fix: WordFix, sets: WordSets = {}) {
  return finderOf(source, fix, sets);
}

/** Like `byWords`, for agreement of determiner and noun: fixing one relies on the other, so guesses must not change both. */
export function byAgreement(source: string, fix: WordFix) {
  return finderOf(source, fix, {}, agreeing);
}

/** Like `byWords`, for a change that assumes that the other words of the match are correct: guesses must not change them. */
export function byContext(source: string, fix: WordFix, sets: WordSets = {}) {
  return finderOf(source, fix, sets, wholeMatch);
}

/** Returns the span of the words that a finding relies on: they matched from `from` to the last of `ends`. */
type Reliance = (sentence: readonly TaggedWord[], from: number, ends: readonly number[]) => Span | undefined;

function finderOf(source: string, fix: WordFix, sets: WordSets, reliance: Reliance = () => undefined) {
  const { steps, opening } = readWordPattern(source, sets);
  const needed = steps.flatMap(({ min, keys }) =>
    min > 0 && keys !== null && keys.length <= manyKeys ? [keys.map(numberOfKey)] : [],
  );
  needed.sort((a, b) => a.length - b.length);
  const [first] = steps;
  const minWords = steps.reduce((sum, step) => sum + step.min, 0);
  return function find(text: RuleText): Iterable<Finding> {
    if (text.words().length < minWords) return noFindings;
    for (const keys of needed) if (!text.hasOneOf(keys)) return noFindings;
    return findAll(text);
  };
  function* findAll(text: RuleText): Generator<Finding> {
    const sentence = text.words();
    for (const at of startsOf(text, first)) {
      if (!opens(sentence, at, opening)) continue;
      const ends = matchSteps(steps, sentence, at);
      if (ends === null) continue;
      const finding = findingOf(steps, ends, sentence, at, fix);
      if (finding === null) continue;
      const reliesOn = reliance(sentence, at, ends);
      yield reliesOn === undefined ? finding : { ...finding, reliesOn };
    }
  }
}

/** Returns the span from the first determiner or noun to the last. */
function agreeing(sentence: readonly TaggedWord[], from: number, ends: readonly number[]): Span | undefined {
  return spanOf(sentence.slice(from, ends.at(-1)).filter((word) => canBe(word, 'DT', 'NN', 'NNS')));
}

function wholeMatch(
  sentence: readonly TaggedWord[],
  from: number,
  ends: readonly number[],
): Span | undefined {
  return spanOf(sentence.slice(from, ends.at(-1)));
}

function spanOf(words: readonly TaggedWord[]): Span | undefined {
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end };
}

/** Combines several patterns with the same message into one `find` function. */
export function byAnyOf(finders: readonly ((text: RuleText) => Iterable<Finding>)[]) {
  return function* find(text: RuleText): Generator<Finding> {
    for (const each of finders) yield* each(text);
  };
}

/** Number of keys above which trying every word of a sentence is faster than looking up the keys. */
const manyKeys = 60;

function startsOf(text: RuleText, first: WordStep | undefined): readonly number[] {
  if (first === undefined) return [];
  const { keys, min, fits } = first;
  if (keys !== null && min > 0 && keys.length <= manyKeys) {
    const found = keys.map((key) => text.places(key)).filter((places) => places.length > 0);
    return found.length === 1 ? (found[0] ?? []) : [...new Set(found.flat())].sort((a, b) => a - b);
  }
  return text.words().flatMap((word, at) => (min === 0 || fits(word) ? [at] : []));
}

const clauseOpeners = new Set(
  `and but or so because that if when while although though where since as whether before after until
  unless think know hope believe say says said`.split(/\s+/),
);

function opens(sentence: readonly TaggedWord[], at: number, opening: string): boolean {
  if (opening === 'anywhere') return true;
  const before = sentence[at - 1];
  if (before === undefined || before.tag === '"' || before.tag === '(') return true;
  if (opening === 'sentence') return before.tag === ':' && at === 1;
  return before.tag === ',' || before.tag === ':' || clauseOpeners.has(before.lower);
}

/** Returns the end of each step; null if the steps do not match. Repeated steps are greedy. */
function matchSteps(
  steps: readonly WordStep[],
  sentence: readonly TaggedWord[],
  from: number,
): number[] | null {
  const ends: number[] = [];
  function matchFrom(number: number, at: number): boolean {
    const step = steps[number];
    if (step === undefined) return true;
    let end = at;
    while (end - at < step.max && fitsAt(step, sentence[end])) end += 1;
    for (; end - at >= step.min; end--) {
      ends[number] = end;
      if (matchFrom(number + 1, end)) return true;
    }
    return false;
  }
  return matchFrom(0, from) ? ends : null;
}

function fitsAt(step: WordStep, word: TaggedWord | undefined): boolean {
  return word !== undefined && step.fits(word);
}

function findingOf(
  steps: readonly WordStep[],
  ends: readonly number[],
  sentence: readonly TaggedWord[],
  from: number,
  fix: WordFix,
): Finding | null {
  const firstMarked = steps.findIndex(({ isMarked }) => isMarked);
  const lastMarked = steps.findLastIndex(({ isMarked }) => isMarked);
  const end = ends.at(-1) ?? from;
  const [head, ...rest] = sentence.slice(ends[firstMarked - 1] ?? from, ends[lastMarked] ?? end);
  if (head === undefined) return null;
  const result = fix({
    marked: [head, ...rest],
    words: sentence.slice(from, end),
    before: (places = 1) => sentence[from - places],
    after: (places = 1) => sentence[end + places - 1],
    sentence,
  });
  if (result === null) return null;
  if (typeof result === 'object' && 'start' in result) return result;
  const replacements = typeof result === 'string' ? [result] : result;
  const isChange = rest.length > 0 || replacements[0]?.toLowerCase() !== head.lower;
  return isChange ? replaceWords(sentence, [head, ...rest], replacements) : null;
}

/** Creates a finding that replaces adjacent words. Deleting also removes a space; a first word keeps its capital. */
export function replaceWords(
  sentence: readonly TaggedWord[],
  words: readonly [TaggedWord, ...TaggedWord[]],
  replacements: readonly string[],
): Finding {
  const [first] = words;
  const last = words.at(-1) ?? first;
  const at = sentence.indexOf(first);
  if (replacements[0] === '') return deleteWords(sentence, at, sentence.indexOf(last));
  const isOpening = at === 0 || sentence[at - 1]?.tag === '"';
  const better = isOpening
    ? replacements.map((each) => sameCase(first.text.slice(0, 1), each))
    : replacements;
  return { start: first.start, end: last.end, replacements: better };
}

function deleteWords(sentence: readonly TaggedWord[], from: number, to: number): Finding {
  const before = sentence[from - 1];
  const behind = sentence[to + 1];
  const start = before?.end ?? sentence[from]?.start ?? 0;
  const end = sentence[to]?.end ?? start;
  if (before !== undefined || behind === undefined) return { start, end, replacements: [''] };
  const better = sameCase(sentence[from]?.text.slice(0, 1) ?? '', behind.text);
  return { start, end: behind.end, replacements: [better] };
}
