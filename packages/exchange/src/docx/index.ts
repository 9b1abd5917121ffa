export { labelDocx } from './label-docx.ts';
export type { ChangeChoice } from './read/context.ts';
export { type ReadDocxOptions, readDocx } from './read-docx.ts';
export { readDocxTables } from './read-tables.ts';
export type { ReviewFinding } from './review/plan-edits.ts';
export { type ReviewCount, type Reviewer, reviewDocx } from './review/review-docx.ts';
export { readVisibleText, type VisibleParagraph } from './review/visible-text.ts';
export { writeDocx } from './write-docx.ts';
