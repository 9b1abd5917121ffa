import { type InlineNode, joinLines, type Piece, type Range } from './inline.ts';

/** A line end between words, with the prefix of the next line, such as the marker of a quotation. */
export interface LineEnd extends Range {
  /** Position within the words as a share, 0 to 1. */
  readonly share: number;
  readonly isAfterSentence: boolean;
}

const lineEnd = /[ \t]*(?:\r\n?|\n)[ \t]*(?:>[ \t]*)*/g;
const sentenceEnd = /[.!?。！？][”’"'）)」』]*$/u;
/** Possible line ends: in place of a space, or after closing Chinese punctuation. */
const places = /(?<=\S) (?=\S)|(?<=[，。；：！？、”’）》」』…])(?=[^\s\p{P}])/gu;
/** Maximum distance (as a share of the words) within which a sentence end is preferred to the relative position. */
const near = 0.2;

/** Returns the line ends between words in a range of a file, excluding those in code and links without words. */
export function lineEndsIn(nodes: readonly InlineNode[], content: string, { start, end }: Range): LineEnd[] {
  const found: (Range & { readonly before: number; readonly isAfterSentence: boolean })[] = [];
  let length = 0;
  const visit = (node: InlineNode): void => {
    if (node.kind === 'pair') node.nodes.forEach(visit);
    if (node.kind !== 'text' || node.start < start || node.end > end) return;
    const raw = content.slice(node.start, node.end);
    for (const { 0: sign, index } of raw.matchAll(lineEnd)) {
      const before = raw.slice(0, index);
      found.push({
        ...{ start: node.start + index, end: node.start + index + sign.length },
        before: length + joinLines(before).length,
        isAfterSentence: sentenceEnd.test(before),
      });
    }
    length += joinLines(raw).length;
  };
  nodes.forEach(visit);
  return found.map(({ before, ...range }) => ({ ...range, share: before / Math.max(1, length) }));
}

/** Inserts the line ends of the source: each near its relative position, after a sentence if it was after one. */
export function withLineEnds(pieces: readonly Piece[], ends: readonly LineEnd[]): Piece[] {
  if (ends.length === 0) return [...pieces];
  const words = pieces.map((piece) => (piece.kind === 'text' ? piece.text : ''));
  const length = Math.max(1, words.join('').length);
  let offset = 0;
  const open = words.flatMap((text, piece) => {
    const own = [...text.matchAll(places)].map(({ 0: sign, index }) => ({
      ...{ piece, index, width: sign.length },
      share: (offset + index) / length,
      isAfterSentence: sentenceEnd.test(text.slice(0, index)),
    }));
    offset += text.length;
    return own;
  });
  const chosen = new Map<(typeof open)[number], LineEnd>();
  let from = 0;
  for (const end of ends) {
    const costs = open.map(({ share, isAfterSentence }, at) => {
      const distance = Math.abs(share - end.share);
      return at < from ? Infinity : distance - (end.isAfterSentence && isAfterSentence ? near : 0);
    });
    const best = costs.indexOf(Math.min(...costs));
    const place = open[best];
    if (place === undefined || costs[best] === Infinity) break;
    chosen.set(place, end);
    from = best + 1;
  }
  return pieces.flatMap((piece, at): Piece[] => {
    if (piece.kind !== 'text') return [piece];
    const parts: Piece[] = [];
    let start = 0;
    for (const [{ piece: own, index, width }, { start: first, end: last }] of chosen) {
      if (own !== at) continue;
      parts.push({ kind: 'text', text: piece.text.slice(start, index) });
      parts.push({ kind: 'markup', range: { start: first, end: last }, pair: null });
      start = index + width;
    }
    return [...parts, { kind: 'text', text: piece.text.slice(start) }];
  });
}
