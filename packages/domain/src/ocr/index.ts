export { isScanned, type PdfPageFacts } from './is-scanned.ts';
export {
  type OcrAllowance,
  ocrAllowanceOf,
  openOcrJobs,
  searchedPicturesOf,
} from './limits.ts';
export { type ParagraphPiece, pageHtml, pagesText, paragraphPieces } from './page-text.ts';
export { correctWords, isDoubtfulText, isLittleText, placedWords, wordsOf } from './words.ts';
