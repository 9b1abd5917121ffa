import type { Node } from '@tiptap/pm/model';
import { isChecked } from '../lints/block-text.ts';
import { readBlock } from './sentence-text.ts';

/** Text of a document for a tool, with the mapping to positions. Blocks are separated by a line feed. */
export interface DocumentRange {
  readonly text: string;
  /**
   * Returns the positions of a span of the text without surrounding white space; null if it has no letters or extends over
   * several blocks.
   */
  place(start: number, end: number): { from: number; to: number; text: string } | null;
}

interface BlockPart {
  readonly start: number;
  readonly text: string;
  /** Position in the document of each code unit. */
  readonly positions: readonly number[];
}

/**
 * Reads the blocks that a range overlaps. With `exact`, blocks are cut at the ends of the range; otherwise
 * they are complete.
 */
export function readRange(doc: Node, from: number, to: number, exact = false): DocumentRange {
  const parts: BlockPart[] = [];
  let start = 0;
  doc.nodesBetween(from, to, (node, at) => {
    if (!isChecked(node)) return !node.isTextblock;
    const { text, offsets } = readBlock(node);
    const all = offsets.slice(0, text.length).map((offset) => at + 1 + offset);
    const first = exact ? all.filter((position) => position < from).length : 0;
    const last = exact ? all.filter((position) => position < to).length : text.length;
    const part = { start, text: text.slice(first, last), positions: all.slice(first, last) };
    parts.push(part);
    start += part.text.length + 1;
    return false;
  });
  return {
    text: parts.map(({ text }) => text).join('\n'),
    place: (first, last) => placeIn(parts, first, last),
  };
}

function placeIn(
  parts: readonly BlockPart[],
  start: number,
  end: number,
): ReturnType<DocumentRange['place']> {
  const part = parts.findLast((each) => each.start <= start);
  if (!part) return null;
  const [first, last] = [start - part.start, end - part.start];
  // The span of a block's last sentence includes the line feed after the block.
  if (part.text.slice(0, last).length < last - 1) return null;
  const whole = part.text.slice(first, last);
  const text = whole.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const at = first + whole.indexOf(text);
  const from = part.positions[at];
  const to = part.positions[at + text.length - 1];
  return from === undefined || to === undefined ? null : { from, to: to + 1, text };
}
