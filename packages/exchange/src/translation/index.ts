export type { FileText, FileTextPlace, FileToTranslate, TextTranslation } from './file.ts';
