import type { OcrLanguageChoice, OcrPageView } from '@inkstone/contracts/ocr';

/** Addresses of the engine's files on this server. */
export interface EngineFiles {
  /** The script of tesseract.js for its own thread. */
  readonly thread: string;
  /** The engine, which that script loads. */
  readonly core: string;
  /** Data of each language. */
  readonly zh: string;
  readonly en: string;
}

/** A picture for the thread that reads. It reads one at a time. */
export interface ReadTask {
  readonly picture: Blob;
  readonly language: OcrLanguageChoice;
  readonly files: EngineFiles;
  /** Bytes of the engine and its data, unpacked. */
  readonly bytes: number;
}

/** The text read from a picture, and the prepared picture (png) to which its boxes belong. */
export interface DevicePage extends Pick<OcrPageView, 'language' | 'width' | 'height' | 'blocks'> {
  readonly picture: Blob;
}

/** Messages of the thread about its task; the last one is `read` or `failed`. */
export type ReadReply =
  /** How much of the engine is loaded, 0 to 1. */
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
