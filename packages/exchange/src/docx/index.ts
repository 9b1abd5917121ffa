export type { ChangeChoice } from './read/context.ts';
export { type ReadDocxOptions, readDocx } from './read-docx.ts';
export { writeDocx } from './write-docx.ts';
