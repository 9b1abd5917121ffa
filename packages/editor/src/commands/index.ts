export { emptyHint } from './empty-hint.ts';
export { FocusAtOnce } from './focus-at-once.ts';
export {
  alignAt,
  changeTable,
  type FormatName,
  formats,
  type HeadingLevel,
  headingAt,
  setAlign,
  setHeading,
  type TableChange,
} from './formats.ts';
export { insertImage, insertLink, insertTable, linkAddress, linkAt, removeLink } from './insert.ts';
export { isSelectedForReview, selectForReview } from './select-for-review.ts';
export { separateUndo } from './separate-undo.ts';
export { TableShortcut } from './table-shortcut.ts';
export { TypeBelow } from './type-below.ts';
