import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import { smallestEdit } from '../lints/index.ts';
import { type BlockMatches, textOf } from './find-in-document.ts';

/** The replacement of a part of a block, as offsets of its content. */
export interface BlockEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Offset of the character whose marks the text gets. */
  readonly like: number;
}

/** The edits that replace matches of a length by a text: only different characters, to keep the marks beside them. */
export function editsOf({ block, offsets }: BlockMatches, length: number, replacement: string): BlockEdit[] {
  const text = textOf(block);
  return offsets.flatMap((offset) => {
    const { start, end, inserted } = smallestEdit(text.slice(offset, offset + length), replacement);
    if (start === end && inserted === '') return [];
    const like = offset + (start === end && start > 0 ? start - 1 : start);
    return [{ from: offset + start, to: offset + end, text: inserted, like }];
  });
}

/** The content of a block between two offsets after edits, which are in order. Linear in the block and the edits. */
export function rewriteContent(block: Node, edits: readonly BlockEdit[], from: number, to: number): Fragment {
  const reader = new ContentReader(block);
  const nodes: Node[] = [];
  let done = from;
  for (const edit of edits) {
    nodes.push(...reader.take(done, edit.from));
    if (edit.text !== '') nodes.push(block.type.schema.text(edit.text, reader.marksAt(edit.like)));
    done = edit.to;
  }
  return Fragment.fromArray([...nodes, ...reader.take(done, to)]);
}

/** Reads the content of a block from start to end; a `Node` would search its children from the first one every time. */
class ContentReader {
  readonly #block: Node;
  #index = 0;
  /** Offset of the child at the index. */
  #offset = 0;

  constructor(block: Node) {
    this.#block = block;
  }

  marksAt(offset: number): readonly Mark[] {
    this.#goTo(offset);
    return this.#block.maybeChild(this.#index)?.marks ?? [];
  }

  take(from: number, to: number): Node[] {
    const nodes: Node[] = [];
    for (let at = from; at < to; ) {
      this.#goTo(at);
      const child = this.#block.child(this.#index);
      const end = Math.min(to, this.#offset + child.nodeSize);
      nodes.push(child.isText ? child.cut(at - this.#offset, end - this.#offset) : child);
      at = end;
    }
    return nodes;
  }

  #goTo(offset: number): void {
    while (this.#index > 0 && offset < this.#offset) {
      this.#offset -= this.#block.child(--this.#index).nodeSize;
    }
    while (this.#index < this.#block.childCount - 1) {
      const { nodeSize } = this.#block.child(this.#index);
      if (offset < this.#offset + nodeSize) return;
      this.#offset += nodeSize;
      this.#index++;
    }
  }
}
