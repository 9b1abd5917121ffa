import { isGraphemeBoundary } from '@inkstone/proofread/text';
import { type FindOptions, fold } from './fold.ts';

/** A query prepared for searching many texts. */
export interface PreparedQuery extends FindOptions {
  readonly folded: string;
}

/** Stands for content that is not text, such as pictures; no query matches it. */
export const notText = '\uffff';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Prepares a query; null if it can match nothing. */
export function prepareQuery(text: string, options: FindOptions): PreparedQuery | null {
  return text === '' || text.includes(notText) ? null : { ...options, folded: fold(text, options) };
}

/**
 * The offsets of all matches in a text, which do not overlap and have the length of the query. No match begins or ends inside an
 * emoji or a combined character.
 */
export function findInText(text: string, query: PreparedQuery): number[] {
  const folded = fold(text, query);
  const { length } = query.folded;
  const isBoundary = boundaryTest(text);
  const found: number[] = [];
  for (let at = folded.indexOf(query.folded); at !== -1; ) {
    const end = at + length;
    const isMatch =
      isBoundary(at) &&
      isBoundary(end) &&
      (!query.isWholeWord || (isWordEdge(text, at) && isWordEdge(text, end)));
    if (isMatch) found.push(at);
    at = folded.indexOf(query.folded, at + (isMatch ? length : 1));
  }
  return found;
}

/** Number of positions of a text from which reading all of its graphemes is faster than the surroundings of each one. */
const manyPositions = 500;

/** Returns a function that tells whether a grapheme begins at a position of a text. */
function boundaryTest(text: string): (at: number) => boolean {
  let tests = 0;
  let all: ReadonlySet<number> | null = null;
  return (at) => {
    if (++tests <= manyPositions) return isGraphemeBoundary(text, at);
    all ??= new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);
    return all.has(at);
  };
}

/** A letter, mark or digit at the end or the start of a text, except of the scripts that are written without spaces. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const wordBefore = new RegExp(String.raw`(?![${unspaced}])[\p{L}\p{M}\p{N}_]$`, 'u');
const wordAfter = new RegExp(String.raw`^(?![${unspaced}])[\p{L}\p{M}\p{N}_]`, 'u');

function isWordEdge(text: string, at: number): boolean {
  // Two units, because a letter outside the basic plane has two.
  return !wordBefore.test(text.slice(Math.max(0, at - 2), at)) || !wordAfter.test(text.slice(at, at + 2));
}
