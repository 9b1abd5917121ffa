import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { ySyncPluginKey } from 'y-prosemirror';
import { separateUndo } from '../commands/separate-undo.ts';
import { mapBetween } from '../lints/diff-docs.ts';

/** A position for a later insertion, with the text before it, which identifies it. */
export interface InsertionPlace {
  readonly at: number;
  readonly before: string;
}

/** Number of UTF-16 code units before a position that are compared. */
const compared = 40;
/** Minimum number of them by which a position is found again. */
const distinctive = 6;

/** Returns the position at the end of the selection. */
export function insertionPlace(view: EditorView): InsertionPlace {
  const at = view.state.selection.to;
  return { at, before: textBefore(view.state.doc, at) };
}

/** Returns a position after a transaction, of this user or of another device. */
export function followPlace(place: InsertionPlace, tr: Transaction): InsertionPlace {
  if (!tr.docChanged) return place;
  const mapping = tr.getMeta(ySyncPluginKey) ? mapBetween(tr.before, tr.doc) : tr.mapping;
  return { ...place, at: mapping.map(place.at, -1) };
}

/**
 * Inserts generated text in one undo step; each line after the first becomes a paragraph if the position is
 * at the end of its block. If the text before the position has changed and is not found elsewhere, the text is
 * inserted as paragraphs below the block. Returns where it was inserted; null if that is not possible or there is no text.
 */
export function insertText(view: EditorView, place: InsertionPlace, text: string): 'at' | 'below' | null {
  const { doc } = view.state;
  const mapped = Math.min(place.at, doc.content.size);
  const isSame = doc.resolve(mapped).parent.isTextblock && textBefore(doc, mapped) === place.before;
  const at = isSame ? mapped : findOnly(doc, place.before);
  if (at !== null) return insertAt(view, at, text) ? 'at' : null;
  return insertBelow(view, mapped, text) ? 'below' : null;
}

/** Returns the only position after a text; null if there is none or several. */
function findOnly(doc: Node, before: string): number | null {
  if (before.length < distinctive) return null;
  const found: number[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, '\n', '\ufffc');
    for (let i = text.indexOf(before); i !== -1; i = text.indexOf(before, i + 1))
      found.push(at + 1 + i + before.length);
    return false;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function insertAt(view: EditorView, at: number, text: string): boolean {
  const { doc, schema, tr } = view.state;
  const $at = doc.resolve(at);
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  const isAtEnd = $at.parentOffset === $at.parent.content.size;
  const [line = '', ...rest] = isAtEnd && $at.depth > 0 ? lines : [lines.join(' ')];
  const first = withSpaces(textBefore(doc, at), line, rest.length > 0 ? '' : textAfter(doc, at));
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
  // A position between two blocks is below the first of them.
  let depth = $at.parent.isTextblock ? $at.depth : $at.depth + 1;
  const accepts = (level: number) => {
    const index = $at.indexAfter(level - 1);
    return $at.node(level - 1).canReplace(index, index, Fragment.from(nodes));
  };
  while (depth > 0 && !accepts(depth)) depth--;
  if (depth === 0 || nodes.length === 0) return false;
  const place = depth > $at.depth ? $at.pos : $at.after(depth);
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

function textAfter(doc: Node, at: number): string {
  const { parent, parentOffset } = doc.resolve(at);
  return parent.textBetween(parentOffset, Math.min(parent.content.size, parentOffset + 2), '\n', '\ufffc');
}

/** Adds the spaces that separate a text from its neighbours in languages that write them. */
function withSpaces(before: string, text: string, after: string): string {
  if (text === '') return text;
  const start = needsSpace(before, text) ? ' ' : '';
  return `${start}${text}${needsSpace(text, after) ? ' ' : ''}`;
}

const noSpaceAfter =
  /(?:^|\s)["']$|[\s\p{Ps}\p{Pi}\p{Pd}/\ufffc]$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]$/u;
const noSpaceBefore =
  /^[\s\p{Pe}\p{Pf}\p{Pd}.,;:!?…/\ufffc]|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

function needsSpace(left: string, right: string): boolean {
  return left !== '' && right !== '' && !noSpaceAfter.test(left) && !noSpaceBefore.test(right);
}

function textBefore(doc: Node, at: number): string {
  const $at = doc.resolve(at);
  return $at.parent.textBetween(Math.max(0, $at.parentOffset - compared), $at.parentOffset, '\n', '\ufffc');
}
