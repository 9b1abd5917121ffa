export { countDocument, type DocumentCount } from './document-count.ts';
export { textLanguage } from './text-language.ts';
