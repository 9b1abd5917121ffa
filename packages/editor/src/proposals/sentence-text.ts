import type { Span } from '@inkstone/kernel';
import { splitSentences } from '@inkstone/proofread/text';
import type { Node } from '@tiptap/pm/model';
import { isChecked } from '../lints/block-text.ts';

/** Placeholder of a node without text: a footnote, a picture, or each character of inline code. */
export const atom = '\ufffc';

/** A sentence of the document; positions are those of the document. */
export interface DocumentSentence {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text of a block that tools rewrite, with the content offset of each of its UTF-16 code units. */
export interface BlockSentences {
  readonly text: string;
  /** Content offsets, one more than the text has code units; the last is the end of the text. */
  readonly offsets: readonly number[];
}

/**
 * Reads the text of a block for tools: without tracked deletions, with one character per atom. Unlike the checked text it
 * contains footnotes, because a tool must preserve them.
 */
export function readBlock(block: Node): BlockSentences {
  let text = '';
  const offsets: number[] = [];
  let end = 0;
  block.forEach((child, at) => {
    if (isDeleted(child)) return;
    const part = textOfInline(child);
    text += part;
    for (let i = 0; i < part.length; i++) offsets.push(at + i);
    end = at + child.nodeSize;
  });
  return { text, offsets: [...offsets, end] };
}

/** The text between two positions of one block as `readBlock` reads it; null if they are in different blocks. */
export function textOf(doc: Node, from: number, to: number): string | null {
  if (from < 0 || to > doc.content.size || from > to) return null;
  const $from = doc.resolve(from);
  if (!$from.parent.isTextblock || !$from.sameParent(doc.resolve(to))) return null;
  let text = '';
  doc.nodesBetween(from, to, (child, at) => {
    if (!child.isInline || isDeleted(child)) return;
    text += textOfInline(child).slice(Math.max(0, from - at), to - at);
  });
  return text;
}

/** The sentences that a range overlaps or a caret touches, without surrounding white space. */
export function sentencesIn(doc: Node, from: number, to: number): DocumentSentence[] {
  const found: DocumentSentence[] = [];
  // Without a space between sentences, the end of one is the start of the next. The range is shortened so that it does not touch
  // neighbours.
  const [before, after] = from === to ? [from, to] : [from + 1, to - 1];
  doc.nodesBetween(from, to, (node, at) => {
    if (!isChecked(node)) return !node.isTextblock;
    const { text, offsets } = readBlock(node);
    for (const span of splitSentences(text)) {
      const sentence = placeSentence(text, span, offsets, at + 1);
      if (sentence && sentence.from <= after && sentence.to >= before) found.push(sentence);
    }
    return false;
  });
  return found;
}

function placeSentence(
  text: string,
  { start, end }: Span,
  offsets: readonly number[],
  block: number,
): DocumentSentence | null {
  const whole = text.slice(start, end);
  const trimmed = whole.trim();
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return null;
  const first = start + whole.indexOf(trimmed);
  const last = offsets[first + trimmed.length - 1] ?? 0;
  return { from: block + (offsets[first] ?? 0), to: block + last + 1, text: trimmed };
}

/** Whether an inline node is a tracked deletion. */
export function isDeleted(child: Node): boolean {
  return child.marks.some(({ type }) => type.name === 'deleted');
}

function textOfInline(child: Node): string {
  if (child.type.name === 'hardBreak') return '\n';
  if (!child.isText) return atom;
  const text = child.text ?? '';
  return child.marks.some(({ type }) => type.name === 'code') ? atom.repeat(text.length) : text;
}
