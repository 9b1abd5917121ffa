import type { RecognisedPage } from '@inkstone/ocr';
import type { OcrLanguage } from '../../ports/text-recogniser.ts';

/** The engine for a process. */
export type EngineChoice =
  | {
      readonly kind: 'tesseract.js';
      /** Folders with the data of each language. */
      readonly data: Readonly<Record<OcrLanguage, string>>;
    }
  | {
      readonly kind: 'tesseract';
      /** Absolute path of the program. */
      readonly program: string;
    };

/** One picture for a process. */
export interface PictureTask {
  readonly picture: Uint8Array;
  readonly language: OcrLanguage | null;
  readonly engine: EngineChoice;
}

/** The text read from it. */
export interface PictureResult extends RecognisedPage {
  readonly language: OcrLanguage;
  /** The prepared picture as png. */
  readonly prepared: Uint8Array;
}
