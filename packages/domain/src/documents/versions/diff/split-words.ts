/** What is drawn on the character before it: accents, skin colours, variants, and what joiners join. */
const attached = String.raw`(?:\p{M}|\p{EMod}|\u200d\P{M}|\u200d)*`;
/** What counts as one word where the platform cannot tell: a Han character, a run of letters, white space, a mark. */
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
/** Longer texts are split in pieces: the time of a segmenter grows faster than the text. */
const pieceLength = 4000;

/**
 * Splits a text into words, punctuation and white space, Chinese by meaning; together they are the text. No
 * character that a person sees is ever cut.
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

/** A place before `end` where no word goes on: behind the last full stop or white space, if there is one. */
function breakBefore(text: string, end: number): number {
  for (let place = end; place > end - pieceLength / 2; place--) {
    const isBreak =
      /[\s。！？，；、.!?,;]/.test(text.charAt(place - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(place));
    if (isBreak) return place;
  }
  return text.length;
}
