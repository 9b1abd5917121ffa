import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';

/** A position for a later insertion, with the text before it, which identifies it. */
export interface InsertionPlace {
  readonly at: number;
  readonly before: string;
}

/** Number of UTF-16 code units before a position that must be unchanged. */
const compared = 40;

/** Returns the position at the end of the selection. */
export function insertionPlace(view: EditorView): InsertionPlace {
  const at = view.state.selection.to;
  return { at, before: textBefore(view.state.doc, at) };
}

/**
 * Inserts generated text in one undo step; each line after the first becomes a paragraph if the position is
 * at the end of its block. Returns false if the text before the position has changed.
 */
export function insertText(view: EditorView, { at, before }: InsertionPlace, text: string): boolean {
  const { doc, schema, tr } = view.state;
  if (at > doc.content.size || textBefore(doc, at) !== before) return false;
  const $at = doc.resolve(at);
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  const isAtEnd = $at.parentOffset === $at.parent.content.size;
  const [first = '', ...rest] = isAtEnd && $at.depth > 0 ? lines : [lines.join(' ')];
  const generated = generatedMarks(schema);
  const own = $at.marks().filter(({ type }) => type.name !== 'inserted' && type.name !== 'deleted');
  const marks = generated.reduce<readonly Mark[]>((all, mark) => mark.addToSet(all), own);
  const paragraphs = rest.map((line) => schema.node('paragraph', null, schema.text(line, generated)));
  if (paragraphs.length > 0) tr.insert($at.after(), paragraphs);
  if (first !== '') tr.insert(at, schema.text(first, [...marks]));
  if (!tr.docChanged) return false;
  const size = paragraphs.reduce((sum, node) => sum + node.nodeSize, 0);
  const end = size > 0 ? $at.after() + first.length + size - 1 : at + first.length;
  separateUndo(view);
  view.dispatch(
    tr.setSelection(TextSelection.create(tr.doc, end)).setMeta('uiEvent', 'accept').scrollIntoView(),
  );
  separateUndo(view);
  return true;
}

/**
 * Inserts generated text below the block at a position, one paragraph per line, in one undo step. Returns
 * false if that is not possible or there is no text.
 */
export function insertBelow(view: EditorView, at: number, text: string): boolean {
  return insertNodes(view, at, paragraphsOf(view.state.schema, text));
}

/** A part of a longer text with its heading. */
export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

/** Like `insertBelow`, with a heading of level 2 before each section if headings are allowed there. */
export function insertSections(view: EditorView, at: number, sections: readonly TextSection[]): boolean {
  const { schema } = view.state;
  const marks = generatedMarks(schema);
  const nodes = (hasHeadings: boolean) =>
    sections.flatMap(({ heading, text }) => {
      const words = heading.trim();
      const own = words === '' ? [] : [schema.text(words, marks)];
      const title = hasHeadings
        ? schema.node('heading', { level: 2 }, own)
        : schema.node('paragraph', null, own);
      return [...(words === '' ? [] : [title]), ...paragraphsOf(schema, text)];
    });
  return insertNodes(view, at, nodes(true)) || insertNodes(view, at, nodes(false));
}

function insertNodes(view: EditorView, at: number, nodes: readonly Node[]): boolean {
  const { doc, tr } = view.state;
  const $at = doc.resolve(Math.min(at, doc.content.size));
  let depth = $at.depth;
  const accepts = (level: number) => {
    const index = $at.indexAfter(level - 1);
    return $at.node(level - 1).canReplace(index, index, Fragment.from(nodes));
  };
  while (depth > 0 && !accepts(depth)) depth--;
  if (depth === 0 || nodes.length === 0) return false;
  const place = $at.after(depth);
  tr.insert(place, nodes);
  const end = place + nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0) - 1;
  separateUndo(view);
  view.dispatch(
    tr.setSelection(TextSelection.create(tr.doc, end)).setMeta('uiEvent', 'accept').scrollIntoView(),
  );
  separateUndo(view);
  return true;
}

function paragraphsOf(schema: Schema, text: string): Node[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  return lines.map((line) => schema.node('paragraph', null, schema.text(line, generatedMarks(schema))));
}

function generatedMarks(schema: Schema): Mark[] {
  return schema.marks.generated ? [schema.marks.generated.create()] : [];
}

function textBefore(doc: Node, at: number): string {
  const $at = doc.resolve(at);
  return $at.parent.textBetween(Math.max(0, $at.parentOffset - compared), $at.parentOffset, '\n', '\ufffc');
}
