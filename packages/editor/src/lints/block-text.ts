import type { Node } from '@tiptap/pm/model';

// Stands for what is no prose: pictures, and letters of inline code. No rule has a quarrel with it.
const placeholder = '\ufffc';

/** Whether a node is a unit of checking: a block of running text, wherever it stands, but not code. */
export function isChecked(node: Node): boolean {
  return node.isTextblock && node.type.spec.code !== true;
}

/**
 * The text of a block as it is checked. Offsets in it are offsets in the block's content: a line break counts
 * one, and inline code is masked letter by letter.
 */
export function blockText(block: Node): string {
  return textBetween(block, 0, block.content.size);
}

/** The part of `blockText` between two offsets of a block or positions of a document. */
export function textBetween(node: Node, from: number, to: number): string {
  let text = '';
  node.nodesBetween(from, to, (child, at) => {
    if (child.isText) {
      const part = (child.text ?? '').slice(Math.max(0, from - at), to - at);
      text += child.marks.some((mark) => mark.type.name === 'code') ? placeholder.repeat(part.length) : part;
    } else if (child.isLeaf) {
      text += child.type.name === 'hardBreak' ? '\n' : placeholder;
    }
  });
  return text;
}

/** Where every checked block's content begins. A node object can stand in a document more than once. */
export function checkedBlocks(doc: Node): Map<Node, number[]> {
  const found = new Map<Node, number[]>();
  doc.descendants((node, at) => {
    if (!isChecked(node)) return !node.isTextblock;
    const places = found.get(node);
    if (places) places.push(at + 1);
    else found.set(node, [at + 1]);
    return false;
  });
  return found;
}
