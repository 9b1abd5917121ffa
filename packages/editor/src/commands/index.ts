export { emptyHint } from './empty-hint.ts';
export {
  changeTable,
  type FormatName,
  formats,
  type HeadingLevel,
  headingAt,
  setHeading,
  type TableChange,
} from './formats.ts';
export { insertImage, insertLink, insertTable, linkAddress, linkAt, removeLink } from './insert.ts';
export { separateUndo } from './separate-undo.ts';
export { TableShortcut } from './table-shortcut.ts';
