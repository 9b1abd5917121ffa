export { type PasteOptions, paste, pasteLimit } from './paste.ts';
export { sliceOfPlainText } from './plain-text.ts';
export { wordLimit } from './word-limit.ts';
