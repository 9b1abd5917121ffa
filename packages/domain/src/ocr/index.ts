export { isScanned, type PdfPageFacts } from './is-scanned.ts';
export { type OcrAllowance, ocrAllowanceOf, ocrDay, openOcrJobs } from './limits.ts';
export { pageHtml, pagesText } from './page-text.ts';
export { correctWords, placedWords, wordsOf } from './words.ts';
