import type { RecognisedPage } from '@inkstone/ocr';

/** Languages of a picture: Chinese with English words, or English alone. */
export type OcrLanguage = 'zh' | 'en';

/** A request to recognise the text of a picture. */
export interface RecogniseRequest {
  /** A jpg, png or webp file; checked and decoded in a separate process. */
  readonly picture: Uint8Array;
  /** Null detects the language from the picture. */
  readonly language: OcrLanguage | null;
  readonly signal: AbortSignal;
}

export interface RecognisedPicture extends RecognisedPage {
  readonly language: OcrLanguage;
  /** The prepared picture (png) to which the boxes belong, for the check beside the text. */
  readonly prepared: Uint8Array;
}

/**
 * Reads text from pictures. Implemented by `providers/ocr`. Rejects with AppError: `picture_unreadable`, `picture_too_large`,
 * `ocr_busy`, `ocr_failed`. A picture without text has no blocks.
 */
export interface TextRecogniser {
  /** The engine in use, such as "tesseract 5.3.0" or "tesseract.js 7.0.0"; null if there is none. */
  readonly engine: string | null;
  recognise(request: RecogniseRequest): Promise<RecognisedPicture>;
  close(): Promise<void>;
}
