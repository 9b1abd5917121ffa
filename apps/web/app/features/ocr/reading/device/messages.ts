import type { OcrLanguageChoice, OcrPageView } from '@inkstone/contracts/ocr';

/** URLs of the engine's files on this server. */
export interface EngineFiles {
  /** The script of tesseract.js for its thread. */
  readonly thread: string;
  /** The engine, which that script loads. */
  readonly core: string;
  /** Data of each language. */
  readonly zh: string;
  readonly en: string;
}

/** A picture for the recognition thread, which processes one at a time. */
export interface ReadTask {
  readonly picture: Blob;
  readonly language: OcrLanguageChoice;
  readonly files: EngineFiles;
  /** Size of the engine and its data, uncompressed, in bytes. */
  readonly bytes: number;
}

/** The recognised text of a picture, and the prepared picture (PNG) to which its boxes refer. */
export interface DevicePage extends Pick<OcrPageView, 'language' | 'width' | 'height' | 'blocks'> {
  readonly picture: Blob;
}

/** Messages of the thread about its task. The last one is `read` or `failed`. */
export type ReadReply =
  /** The loaded share of the engine, 0 to 1. */
  | { readonly kind: 'loaded'; readonly share: number }
  | { readonly kind: 'read'; readonly page: DevicePage }
  | {
      readonly kind: 'failed';
      readonly code:
        | 'network_error'
        | 'picture_unreadable'
        | 'picture_too_large'
        | 'ocr_device'
        | 'ocr_failed';
    };
