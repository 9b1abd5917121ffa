export type { FileText, FileTextPlace, FileToTranslate, TextTranslation } from './file.ts';
export { faultOfMarks, type MarkedSource, readMarks, withoutMarks } from './marks.ts';
