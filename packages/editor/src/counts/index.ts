export { countDocument, type DocumentCount, textLanguage } from './document-count.ts';
