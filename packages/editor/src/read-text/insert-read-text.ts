import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';
import { type DoubtfulRange, markDoubtful } from './doubtful-marks.ts';
import { findPicture, type PicturePlace } from './selected-picture.ts';

/** A part of a text, including adjacent spaces. */
export interface ReadPiece {
  readonly text: string;
  /** Whether its recognition has low confidence. */
  readonly isDoubtful: boolean;
}

type Pieces = readonly ReadPiece[];

/** A part of a page recognised from a picture. */
export type ReadBlock =
  | { readonly kind: 'paragraph'; readonly pieces: Pieces }
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly {
        readonly columns: number;
        readonly rows: number;
        readonly pieces: Pieces;
      }[])[];
    };

/** Position for recognised text: below the picture, in place of it, or after the caret's paragraph. */
export interface ReadTextPlace {
  readonly picture: PicturePlace | null;
  readonly isReplacing: boolean;
}

/** Inserts recognised text in one undo step and marks the parts of low confidence. False if there is no text. */
export function insertReadText(
  view: EditorView,
  blocks: readonly ReadBlock[],
  place: ReadTextPlace,
): boolean {
  const { schema, doc } = view.state;
  const texts: Pieces[] = [];
  const content = Fragment.from(blocks.flatMap((block) => nodesOf(schema, block, texts)));
  if (content.size === 0) return false;
  const { from, to } = fittingRange(doc, rangeOf(view.state, place), content);
  separateUndo(view);
  const tr = view.state.tr.replaceWith(from, to, content);
  markDoubtful(tr, doubtfulRanges(content, from, texts));
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + content.size), -1)).scrollIntoView();
  view.dispatch(tr);
  separateUndo(view);
  return true;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function rangeOf({ doc, selection }: EditorState, { picture, isReplacing }: ReadTextPlace): Range {
  const at = picture && findPicture(doc, picture);
  if (at !== null) {
    const end = at + (doc.nodeAt(at)?.nodeSize ?? 1);
    return { from: isReplacing ? at : end, to: end };
  }
  const { $to } = selection;
  if ($to.depth === 0) return { from: $to.pos, to: $to.pos };
  const isEmpty = $to.depth === 1 && $to.parent.isTextblock && $to.parent.content.size === 0;
  return { from: isEmpty ? $to.before(1) : $to.after(1), to: $to.after(1) };
}

/** Returns the given range; for a table inside a cell, the end of the outermost block, because tables cannot be nested. */
function fittingRange(doc: Node, range: Range, content: Fragment): Range {
  const place = doc.resolve(range.from);
  const nodes = Array.from({ length: content.childCount }, (_, index) => content.child(index).type.name);
  if (place.depth === 0 || place.node(1).type.name !== 'table' || !nodes.includes('table')) return range;
  return { from: place.after(1), to: place.after(1) };
}

/** Creates the nodes of a block; the parts of each text node are added to `texts`, in order. */
function nodesOf(schema: Schema, block: ReadBlock, texts: Pieces[]): Node[] {
  if (block.kind === 'paragraph') {
    const paragraph = paragraphOf(schema, block.pieces, texts);
    return paragraph.content.size > 0 ? [paragraph] : [];
  }
  const rows = block.rows.map((row) => {
    const cells = row.map(({ columns, rows: height, pieces }) =>
      schema.node('tableCell', { colspan: columns, rowspan: height }, [paragraphOf(schema, pieces, texts)]),
    );
    return schema.node('tableRow', null, cells);
  });
  return rows.length > 0 ? [schema.node('table', null, rows)] : [];
}

function paragraphOf(schema: Schema, pieces: Pieces, texts: Pieces[]): Node {
  const text = pieces.map((piece) => piece.text).join('');
  if (text === '') return schema.node('paragraph');
  texts.push(pieces);
  return schema.node('paragraph', null, [schema.text(text)]);
}

function doubtfulRanges(content: Fragment, start: number, texts: readonly Pieces[]): DoubtfulRange[] {
  const ranges: DoubtfulRange[] = [];
  let next = 0;
  content.descendants((node, position) => {
    if (!node.isText) return;
    let at = start + position;
    for (const { text, isDoubtful } of texts[next++] ?? []) {
      const from = at + text.length - text.trimStart().length;
      at += text.length;
      if (isDoubtful && from < at) ranges.push({ from, to: at });
    }
  });
  return ranges;
}
