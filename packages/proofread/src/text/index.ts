export { simplifyCharacters } from '../sensitive/fold-text.ts';
export { isGraphemeBoundary } from './graphemes.ts';
export { languageOf } from './language.ts';
export { protectText } from './protect.ts';
export { splitSentences } from './sentences.ts';
