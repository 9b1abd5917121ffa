/** Settings of text recognition. */
export interface OcrSettings {
  /** `auto` takes the installed program with data of both languages, otherwise tesseract.js. */
  readonly engine: 'auto' | 'tesseract' | 'tesseract.js' | 'off';
  /** Data of tesseract.js: `best` is small, `better` is larger, slower and slightly more exact. */
  readonly data: 'best' | 'better';
  /** Number of pages recognised concurrently. */
  readonly workers: number;
  /** Maximum length of the queue in pages; further ones are refused. */
  readonly waiting: number;
}

/** The settings of recognition. */
export interface OcrConfig {
  readonly ocr: OcrSettings;
}
