import type { ChainedCommands, Editor } from '@tiptap/core';
import type { TextAlign } from '../schema/index.ts';

/** A toolbar action on the selection. */
export interface Format {
  run(editor: Editor): boolean;
  /** Whether it applies to the selection now. */
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

/** All one-click toolbar actions. */
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

/** Heading levels of the toolbar; imported files may contain deeper ones. */
export type HeadingLevel = 1 | 2 | 3;

/** Heading level at the caret, 1 to 6; null in a paragraph. */
export function headingAt(editor: Editor): number | null {
  return editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : null;
}

/** Turns the block at the caret into a heading, or into a paragraph for null. */
export function setHeading(editor: Editor, level: HeadingLevel | null): boolean {
  const chain = focused(editor);
  return (level === null ? chain.setParagraph() : chain.setHeading({ level })).run();
}

/** Alignment of the block at the caret. */
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

/** Changes the table at the caret; false if there is none. */
export function changeTable(editor: Editor, change: TableChange): boolean {
  return tableChanges[change](focused(editor)).run();
}
