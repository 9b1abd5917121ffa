export { type PasteOptions, paste, pasteLimit } from './paste.ts';
export { sliceOfPlainText } from './plain-text.ts';
