export { layOut } from './layout/lay-out.ts';
export { hanShare, isWide } from './layout/script.ts';
export { blockText, lineText, pageText, paragraphText } from './layout/text.ts';
export {
  type Box,
  lowConfidence,
  type RecognisedBlock,
  type RecognisedCell,
  type RecognisedLine,
  type RecognisedPage,
  type RecognisedWord,
} from './page.ts';
export type { GreyPicture } from './picture/grey.ts';
export type { LineEngine, PageLanguage, PartKind } from './read/engine.ts';
export { type ReadPage, readPage } from './read/read-page.ts';
export { advertisedPrecision, type OcrScore, ocrScore, unseenScore } from './score/score.ts';
export { tesseractData, tesseractLines, tesseractModes } from './tesseract/tesseract-lines.ts';
