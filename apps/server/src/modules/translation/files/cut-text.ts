import { readMarks } from '@inkstone/exchange/translation';
import { maxSegmentLength, splitText } from '@inkstone/translate';

/** A long text in pieces; `gaps` is the argument of `joinTargets`. */
export interface CutText {
  readonly pieces: readonly string[];
  readonly gaps: readonly string[];
}

/**
 * Cuts a text that is too long for one request to a model into pieces of whole sentences, about as long as `maxSegmentLength`
 * (UTF-16 code units). Pairs of marks are not cut, so that a piece may be longer. A short text is one piece.
 */
export function cutText(source: string): CutText {
  if (source.length <= maxSegmentLength) return { pieces: [source], gaps: ['', ''] };
  const { segments, gaps } = splitText(source);
  const pieces: string[] = [];
  const between: string[] = [gaps[0] ?? ''];
  let piece = '';
  for (const [at, { source: sentence }] of segments.entries()) {
    const next = segments[at + 1]?.source;
    const gap = gaps[at + 1] ?? '';
    piece += sentence;
    const isFull = next === undefined || piece.length + gap.length + next.length > maxSegmentLength;
    if (next === undefined || (isFull && isBalanced(piece))) {
      pieces.push(piece);
      between.push(gap);
      piece = '';
    } else piece += gap;
  }
  return { pieces, gaps: between };
}

/** Whether each pair of marks that opens in a piece also closes in it. */
function isBalanced(piece: string): boolean {
  const tokens = readMarks(piece);
  const count = (counted: string) => tokens?.filter(({ kind }) => kind === counted).length;
  return tokens !== null && count('open') === count('close');
}
