export {
  type Box,
  lowConfidence,
  type RecognisedBlock,
  type RecognisedCell,
  type RecognisedLine,
  type RecognisedPage,
  type RecognisedWord,
} from './page.ts';
