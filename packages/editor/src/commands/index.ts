export { emptyHint } from './empty-hint.ts';
export { insertImage, insertLink, insertTable, linkAddress } from './insert.ts';
export { separateUndo } from './separate-undo.ts';
export { TableShortcut } from './table-shortcut.ts';
