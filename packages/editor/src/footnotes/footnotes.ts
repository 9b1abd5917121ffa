import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import {
  type EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A footnote that is open for reading and editing. */
export interface OpenFootnote {
  /** Position of its reference in the document. */
  readonly at: number;
  readonly number: number;
  readonly text: string;
}

interface FootnotesState {
  readonly numbers: DecorationSet;
  readonly count: number;
  /** Position of the open footnote; null if none is open. */
  readonly open: number | null;
}

const footnotesKey = new PluginKey<FootnotesState>('footnotes');

/** Numbers the footnotes of a document, and opens one by click or Enter. */
export const Footnotes = Extension.create({
  name: 'footnotes',
  // Before Enter splits the paragraph.
  priority: 300,
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { selection } = this.editor.state;
        return isFootnote(selection) && openFootnote(this.editor, selection.from);
      },
      'Mod-Alt-f': () => insertFootnote(this.editor),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin<FootnotesState>({
      key: footnotesKey,
      state: {
        init: (_, { doc }) => ({ ...numberFootnotes(doc), open: null }),
        apply,
      },
      props: {
        decorations: (state) => footnotesKey.getState(state)?.numbers,
        handleClickOn(view, _position, node, at) {
          if (node.type.name !== 'footnote') return false;
          view.dispatch(
            view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)).setMeta(footnotesKey, at),
          );
          return true;
        },
      },
    }),
  ],
});

/** The part of an editor that footnote commands need. */
interface Host {
  readonly state: EditorState;
  readonly view: { dispatch(tr: Transaction): void };
}

/** Opens the footnote at a position; false if there is none. */
export function openFootnote({ state, view }: Host, at: number): boolean {
  if (state.doc.nodeAt(at)?.type.name !== 'footnote') return false;
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)).setMeta(footnotesKey, at));
  return true;
}

/** The open footnote. */
export function openedFootnote(state: EditorState): OpenFootnote | null {
  const { open: at = null, numbers } = footnotesKey.getState(state) ?? {};
  const node = at === null ? null : state.doc.nodeAt(at);
  if (at === null || node?.type.name !== 'footnote') return null;
  const number = Number(numbers?.find(at, at + 1).find(({ from }) => from === at)?.spec.number ?? 1);
  return { at, number, text: String(node.attrs.text) };
}

/** Inserts a footnote after the selection and opens it; false if none is allowed there. */
export function insertFootnote({ state, view }: Host): boolean {
  const { footnote } = state.schema.nodes;
  const { $to } = state.selection;
  const index = $to.index();
  if (!footnote || !$to.parent.canReplaceWith(index, index, footnote)) return false;
  const { tr } = state;
  tr.insert(
    $to.pos,
    footnote.create(
      null,
      null,
      $to.marks().filter(({ type }) => type.name === 'note'),
    ),
  );
  view.dispatch(
    tr.setSelection(NodeSelection.create(tr.doc, $to.pos)).setMeta(footnotesKey, $to.pos).scrollIntoView(),
  );
  return true;
}

/**
 * Closes the open footnote with this text and puts the caret after it. An empty text deletes the footnote,
 * null leaves it unchanged.
 */
export function closeFootnote({ state, view }: Host, text: string | null): void {
  const opened = openedFootnote(state);
  if (!opened) return;
  const { tr } = state;
  const words = (text ?? opened.text).trim();
  if (text !== null && words === '') tr.delete(opened.at, opened.at + 1);
  else if (words !== opened.text) tr.setNodeAttribute(opened.at, 'text', words);
  tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(opened.at + 1)), -1));
  view.dispatch(tr.setMeta(footnotesKey, 'close'));
}

function isFootnote(selection: EditorState['selection']): selection is NodeSelection {
  return selection instanceof NodeSelection && selection.node.type.name === 'footnote';
}

function apply(tr: Transaction, before: FootnotesState): FootnotesState {
  const requested: number | 'close' | undefined = tr.getMeta(footnotesKey);
  let open = requested === 'close' ? null : (requested ?? before.open);
  if (!tr.docChanged) return open === before.open ? before : { ...before, open };
  if (open !== null && requested === undefined) {
    const { pos, deleted } = tr.mapping.mapResult(open);
    open = deleted ? null : pos;
  }
  const { count } = countIn(tr.doc);
  if (count === 0 && before.count === 0) return open === before.open ? before : { ...before, open };
  const moved = before.numbers.map(tr.mapping, tr.doc);
  // If the count is the same and none was removed, the footnotes and their order are unchanged.
  if (count === before.count && moved.find().length === count) return { numbers: moved, count, open };
  return { ...numberFootnotes(tr.doc), open };
}

function numberFootnotes(doc: Node): Omit<FootnotesState, 'open'> {
  if (countIn(doc).count === 0) return { numbers: DecorationSet.empty, count: 0 };
  const marks: Decoration[] = [];
  const visit = (parent: Node, start: number) => {
    parent.forEach((child, offset) => {
      const at = start + offset;
      if (child.type.name === 'footnote') {
        const number = marks.length + 1;
        marks.push(Decoration.node(at, at + 1, { 'data-number': String(number) }, { number }));
      } else if (!child.isLeaf && countIn(child).count > 0) visit(child, at + 1);
    });
  };
  visit(doc, 0);
  return { numbers: DecorationSet.create(doc, marks), count: marks.length };
}

const known = new WeakMap<Node, { readonly count: number }>();

/** Number of footnotes in a node; cached for unchanged blocks. */
function countIn(node: Node): { readonly count: number } {
  const counted = known.get(node);
  if (counted) return counted;
  let count = 0;
  node.forEach((child) => {
    if (child.type.name === 'footnote') count++;
    else if (!child.isLeaf) count += countIn(child).count;
  });
  const result = { count };
  known.set(node, result);
  return result;
}
