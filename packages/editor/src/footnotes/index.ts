export {
  closeFootnote,
  Footnotes,
  insertFootnote,
  type OpenFootnote,
  openedFootnote,
  openFootnote,
} from './footnotes.ts';
