import type { Lexicon } from '@inkstone/english';

/** A word split into two. */
export interface WordParts {
  readonly first: string;
  readonly second: string;
  /** Likelihood of both next to each other, on the scale of `logFrequency`. */
  readonly logFrequency: number;
}

/** Words that never form compounds: next to one of them a space is missing. */
const functionWords = new Set(
  `a an and any are as at be been but by can could did do does each every for from had has have he her him
  his how if in is it its just lot many may me more most much my no not of on or other our she should so
  some such than that the their them then there these they this those to too us very was we were what when
  where which who why will with would you your`.split(/\s+/),
);

/** Natural logarithm of a billion, the scale of `logFrequency`. */
const logScale = Math.log(1e9);

/** Returns the most likely split into two common words, if there is one. */
export function splitWord(lower: string, lexicon: Lexicon): WordParts | undefined {
  let best: WordParts | undefined;
  for (let at = 1; at < lower.length; at++) {
    const first = lower.slice(0, at);
    const second = lower.slice(at);
    if (!mayStandAlone(first) || !mayStandAlone(second)) continue;
    const [one, two] = [lexicon.find(first), lexicon.find(second)];
    if (one?.isLower !== true || two?.isLower !== true) continue;
    const logFrequency = one.logFrequency + two.logFrequency - logScale;
    if (best === undefined || logFrequency > best.logFrequency) best = { first, second, logFrequency };
  }
  return best;
}

/** Whether two words without a space are a mistake, not a compound such as "codebase". */
export function isRunTogether({ first, second }: WordParts): boolean {
  return functionWords.has(first) || functionWords.has(second);
}

function mayStandAlone(word: string): boolean {
  return word.length > 2 || functionWords.has(word);
}
