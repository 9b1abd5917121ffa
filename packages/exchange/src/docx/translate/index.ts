export { type DocxTranslationOptions, openDocxToTranslate } from './translate-docx.ts';
