export { languageOf } from './language.ts';
export { protectText } from './protect.ts';
export { splitSentences } from './sentences.ts';
