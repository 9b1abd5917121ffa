import type { Node } from '@tiptap/pm/model';
import { findInText, notText, type PreparedQuery } from './find-in-text.ts';

/** A range of text, as positions of a document. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** The matches in one text block. */
export interface BlockMatches {
  readonly block: Node;
  /** Position of its content. */
  readonly start: number;
  readonly offsets: readonly number[];
}

/** All matches of a query in a document, in order. All have the same length. */
export interface Matches {
  readonly blocks: readonly BlockMatches[];
  readonly starts: readonly number[];
  readonly length: number;
}

export const noMatches: Matches = { blocks: [], starts: [], length: 0 };

/** Searches documents for one query. Blocks that have not changed since the last search are not read again. */
export class DocumentSearch {
  readonly #query: PreparedQuery;
  readonly #known = new WeakMap<Node, readonly number[]>();

  constructor(query: PreparedQuery) {
    this.#query = query;
  }

  run(doc: Node): Matches {
    const blocks: BlockMatches[] = [];
    const starts: number[] = [];
    doc.descendants((block, at) => {
      if (!block.isTextblock) return true;
      const offsets = this.#offsetsIn(block);
      if (offsets.length === 0) return false;
      blocks.push({ block, start: at + 1, offsets });
      for (const offset of offsets) starts.push(at + 1 + offset);
      return false;
    });
    return { blocks, starts, length: this.#query.folded.length };
  }

  #offsetsIn(block: Node): readonly number[] {
    const known = this.#known.get(block);
    if (known) return known;
    const found = findInText(textOf(block), this.#query);
    this.#known.set(block, found);
    return found;
  }
}

/** The text of a block, with one unit for each position of its content. */
export function textOf(block: Node): string {
  let text = '';
  block.forEach((child) => {
    text += child.text ?? notText.repeat(child.nodeSize);
  });
  return text;
}

/** The match with an index; null if there is none. */
export function matchAt({ starts, length }: Matches, index: number): Match | null {
  const from = starts[index];
  return from === undefined ? null : { from, to: from + length };
}

/** The index of the first match that begins at or after a position; the number of matches if there is none. */
export function indexFrom({ starts }: Matches, position: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
