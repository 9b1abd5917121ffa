import { Extension } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Creates a table when Enter is pressed after a header row in Markdown: `| a | b |`. */
export const TableShortcut = Extension.create({
  name: 'tableShortcut',
  // Before the default handler of Enter.
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const tr = tableFromMarkdown(this.editor.state);
        if (tr) this.editor.view.dispatch(tr.scrollIntoView());
        return tr !== null;
      },
    };
  },
});

/** The transaction that turns the paragraph at the caret into a table; null if it is not a header row. */
export function tableFromMarkdown(state: EditorState): Transaction | null {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  if (!empty || $from.parentOffset !== parent.content.size || parent.type.name !== 'paragraph') return null;
  const headings = readHeadings(parent.textContent);
  if (!headings || $from.depth !== 1) return null;

  const start = $from.before();
  const table = createTable(state.schema, headings);
  const tr = state.tr.replaceWith(start, $from.after(), [table, state.schema.node('paragraph')]);
  const firstRowSize = table.child(0).nodeSize;
  // Position of the table, its second row, first cell and paragraph.
  return tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1 + firstRowSize + 3)));
}

function readHeadings(text: string): string[] | null {
  const inner = /^\|(.+)\|$/.exec(text.trim())?.[1];
  const cells = inner?.split('|').map((cell) => cell.trim());
  return cells && cells.length >= 2 && cells.every((cell) => cell !== '') ? cells : null;
}

function createTable(schema: Schema, headings: readonly string[]): Node {
  const cell = (type: string, text: string) =>
    schema.node(type, null, schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]));
  return schema.node('table', null, [
    schema.node(
      'tableRow',
      null,
      headings.map((text) => cell('tableHeader', text)),
    ),
    schema.node(
      'tableRow',
      null,
      headings.map(() => cell('tableCell', '')),
    ),
  ]);
}
