import type { Span } from '@inkstone/kernel';
import type { Node } from '@tiptap/pm/model';

// Placeholder for content that is not prose: pictures and inline code. No rule reports it.
const placeholder = '\ufffc';

/** Whether a node is checked as a unit: a text block at any depth, except code. */
export function isChecked(node: Node): boolean {
  return node.isTextblock && node.type.spec.code !== true;
}

/** Whether an inline node is excluded from its sentence: a footnote or a tracked deletion. */
export function isExcluded(node: Node): boolean {
  return node.type.name === 'footnote' || node.marks.some(({ type }) => type.name === 'deleted');
}

/**
 * The text of a block as checked. Its offsets equal those in the block's content except for excluded nodes: a
 * line break counts one, and inline code is masked character by character.
 */
export function blockText(block: Node): string {
  return textBetween(block, 0, block.content.size);
}

/** The part of `blockText` between two offsets of a block or positions of a document. */
export function textBetween(node: Node, from: number, to: number): string {
  let text = '';
  node.nodesBetween(from, to, (child, at) => {
    if (child.isInline && isExcluded(child)) return;
    if (child.isText) {
      const part = (child.text ?? '').slice(Math.max(0, from - at), to - at);
      text += child.marks.some((mark) => mark.type.name === 'code') ? placeholder.repeat(part.length) : part;
    } else if (child.isLeaf) {
      text += child.type.name === 'hardBreak' ? '\n' : placeholder;
    }
  });
  return text;
}

/** An excluded node of a block: its offset in the checked text, and its length. */
interface Gap {
  readonly at: number;
  readonly size: number;
}

const knownGaps = new WeakMap<Node, readonly Gap[]>();

function gapsOf(block: Node): readonly Gap[] {
  const known = knownGaps.get(block);
  if (known) return known;
  const gaps: Gap[] = [];
  let at = 0;
  block.forEach((child) => {
    if (isExcluded(child)) gaps.push({ at, size: child.nodeSize });
    else at += child.nodeSize;
  });
  knownGaps.set(block, gaps);
  return gaps;
}

/** Converts a span of the checked text to a span of the block's content. */
export function contentSpan(block: Node, { start, end }: Span): Span {
  const gaps = gapsOf(block);
  const after = (offset: number) => sum(gaps, offset, ({ at }) => at < offset);
  const before = (offset: number) => sum(gaps, offset, ({ at }) => at <= offset);
  return start < end ? { start: before(start), end: after(end) } : { start: after(start), end: after(end) };
}

function sum(gaps: readonly Gap[], offset: number, counts: (gap: Gap) => boolean): number {
  return gaps.reduce((total, gap) => (counts(gap) ? total + gap.size : total), offset);
}

/** Converts an offset in a block's content to one in its checked text. */
export function checkedOffset(block: Node, offset: number): number {
  let passed = 0;
  for (const { at, size } of gapsOf(block)) passed += Math.min(size, Math.max(0, offset - at - passed));
  return offset - passed;
}

/** Content positions of all checked blocks. A node object can occur several times in a document. */
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
