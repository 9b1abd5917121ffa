export { DamagedFile } from './model/damaged-file.ts';
export { type LanguageModel, readLanguageModel } from './model/read-model.ts';
