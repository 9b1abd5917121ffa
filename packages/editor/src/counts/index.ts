export { countDocument, type DocumentCount } from './document-count.ts';
