export type { ReviewFinding } from './plan-edits.ts';
export { type ReviewCount, type Reviewer, reviewDocx } from './review-docx.ts';
export { readVisibleText, type VisibleParagraph } from './visible-text.ts';
