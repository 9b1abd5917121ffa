export type { Match } from './find-in-document.ts';
export { FindMarks } from './find-marks.ts';
export { Finder, type FindHost, type FindStatus } from './finder.ts';
export type { FindOptions } from './fold.ts';
export type { ReplaceResult } from './replace-matches.ts';
export { selectedQuery } from './selected-query.ts';
export { visibleText } from './visible-text.ts';
