export { labelDocx } from './label-docx.ts';
export type { ChangeChoice } from './read/context.ts';
export { type ReadDocxOptions, readDocx } from './read-docx.ts';
export { readDocxTables } from './read-tables.ts';
export {
  type ReviewCount,
  type Reviewer,
  type ReviewFinding,
  readVisibleText,
  reviewDocx,
  type VisibleParagraph,
} from './review/index.ts';
export { writeDocx } from './write-docx.ts';
