export type { Role } from './layout-rule.ts';
export {
  type DocxFixes,
  excerptOf,
  fixOfficialDocx,
  type PlacedChange,
  readOfficialDocx,
} from './official-docx.ts';
export { type DocxParagraph, readParagraphs } from './paragraphs.ts';
