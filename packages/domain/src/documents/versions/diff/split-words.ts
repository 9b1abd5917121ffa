/**
 * Characters attached to the previous one: accents, skin tones, variation selectors, and joined characters.
 */
const attached = String.raw`(?:\p{M}|\p{EMod}|\u200d\P{M}|\u200d)*`;
/** Words for environments without Intl.Segmenter: a Han character, a run of letters, white space, a punctuation mark. */
const fallback = new RegExp(
  [
    String.raw`\p{Script=Han}${attached}`,
    String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}'’_]${attached})+`,
    String.raw`\r\n|\s+`,
    String.raw`\p{RI}\p{RI}`,
    `[^]${attached}`,
  ].join('|'),
  'gu',
);

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;
/** Longer texts are split into pieces, because segmenters take superlinear time. */
const pieceLength = 4000;

/**
 * Splits a text into words, punctuation and white space that add up to the text; Chinese by dictionary words.
 * Grapheme clusters are never split.
 */
export function splitWords(text: string, withSegmenter = true): string[] {
  if (!segmenter || !withSegmenter) return text.match(fallback) ?? [];
  const words: string[] = [];
  for (const piece of pieces(text)) for (const { segment } of segmenter.segment(piece)) words.push(segment);
  return words;
}

function* pieces(text: string): Generator<string> {
  let start = 0;
  while (text.length - start > pieceLength) {
    const end = breakBefore(text, start + pieceLength);
    yield text.slice(start, end);
    start = end;
  }
  yield text.slice(start);
}

/** A word boundary before `end`: after the last full stop or white space, if any. */
function breakBefore(text: string, end: number): number {
  for (let place = end; place > end - pieceLength / 2; place--) {
    const isBreak =
      /[\s。！？，；、.!?,;]/.test(text.charAt(place - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(place));
    if (isBreak) return place;
  }
  return text.length;
}
