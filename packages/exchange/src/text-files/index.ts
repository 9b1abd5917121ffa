export type { TextFileFormat } from './label-text.ts';
export { openTextToTranslate } from './open-text.ts';
