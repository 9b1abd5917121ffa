export type { FileText, FileTextPlace, FileToTranslate, TextTranslation } from './file.ts';
export { faultOfMarks, type MarkedSource, withoutMarks } from './marks.ts';
