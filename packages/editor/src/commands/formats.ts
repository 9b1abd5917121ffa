import type { ChainedCommands, Editor } from '@tiptap/core';
import type { TextAlign } from '../schema/index.ts';

/** Something a toolbar can do to the selection. */
export interface Format {
  run(editor: Editor): boolean;
  /** Whether the selection has it now. */
  isOn(editor: Editor): boolean;
  canRun(editor: Editor): boolean;
}

export type FormatName =
  | 'undo'
  | 'redo'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | 'superscript'
  | 'subscript'
  | 'highlight'
  | 'bulletList'
  | 'orderedList'
  | 'taskList'
  | 'blockquote'
  | 'codeBlock'
  | 'rule';

const focused = (editor: Editor) => editor.chain().focus();

function toggle(name: string, change: (chain: ChainedCommands) => ChainedCommands): Format {
  return {
    run: (editor) => change(focused(editor)).run(),
    isOn: (editor) => editor.isActive(name),
    canRun: () => true,
  };
}

function step(name: 'undo' | 'redo'): Format {
  return {
    run: (editor) => focused(editor)[name]().run(),
    isOn: () => false,
    canRun: (editor) => editor.can()[name](),
  };
}

/** Everything that is one press in a toolbar. */
export const formats: Readonly<Record<FormatName, Format>> = {
  undo: step('undo'),
  redo: step('redo'),
  bold: toggle('bold', (chain) => chain.toggleBold()),
  italic: toggle('italic', (chain) => chain.toggleItalic()),
  underline: toggle('underline', (chain) => chain.toggleUnderline()),
  strike: toggle('strike', (chain) => chain.toggleStrike()),
  code: toggle('code', (chain) => chain.toggleCode()),
  superscript: toggle('superscript', (chain) => chain.toggleMark('superscript')),
  subscript: toggle('subscript', (chain) => chain.toggleMark('subscript')),
  highlight: toggle('highlight', (chain) => chain.toggleMark('highlight')),
  bulletList: toggle('bulletList', (chain) => chain.toggleBulletList()),
  orderedList: toggle('orderedList', (chain) => chain.toggleOrderedList()),
  taskList: toggle('taskList', (chain) => chain.toggleTaskList()),
  blockquote: toggle('blockquote', (chain) => chain.toggleBlockquote()),
  codeBlock: toggle('codeBlock', (chain) => chain.toggleCodeBlock()),
  rule: toggle('horizontalRule', (chain) => chain.setHorizontalRule()),
};

/** The headings that a toolbar makes; files bring deeper ones. */
export type HeadingLevel = 1 | 2 | 3;

/** The level of the heading at the caret, from 1 to 6; null in running text. */
export function headingAt(editor: Editor): number | null {
  return editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : null;
}

/** Makes the caret's paragraph a heading, or running text with null. */
export function setHeading(editor: Editor, level: HeadingLevel | null): boolean {
  const chain = focused(editor);
  return (level === null ? chain.setParagraph() : chain.setHeading({ level })).run();
}

/** How the caret's block is aligned. */
export function alignAt(editor: Editor): TextAlign {
  return editor.getAttributes('heading').textAlign ?? editor.getAttributes('paragraph').textAlign ?? null;
}

/** Aligns the selected paragraphs and headings. */
export function setAlign(editor: Editor, textAlign: TextAlign): boolean {
  return focused(editor)
    .updateAttributes('paragraph', { textAlign })
    .updateAttributes('heading', { textAlign })
    .run();
}

export type TableChange =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnLeft'
  | 'columnRight'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable';

const tableChanges: Record<TableChange, (chain: ChainedCommands) => ChainedCommands> = {
  rowAbove: (chain) => chain.addRowBefore(),
  rowBelow: (chain) => chain.addRowAfter(),
  columnLeft: (chain) => chain.addColumnBefore(),
  columnRight: (chain) => chain.addColumnAfter(),
  deleteRow: (chain) => chain.deleteRow(),
  deleteColumn: (chain) => chain.deleteColumn(),
  deleteTable: (chain) => chain.deleteTable(),
};

/** Changes the table around the caret; false where there is none. */
export function changeTable(editor: Editor, change: TableChange): boolean {
  return tableChanges[change](focused(editor)).run();
}
