import type { MarkedSource } from './marks.ts';

/** Where in a file a text stands. */
export type FileTextPlace = 'body' | 'box' | 'footnote' | 'endnote' | 'header' | 'footer' | 'comment' | 'alt';

/** A text of a file that is translated as a whole, such as a paragraph. */
export interface FileText extends MarkedSource {
  readonly place: FileTextPlace;
  /** The source without marks. */
  readonly plain: string;
}

/** The translation of one text. */
export interface TextTranslation {
  readonly target: string;
  /** Whether it was translated without its marks. */
  readonly isPlain: boolean;
}

/** A file opened for translation. Its texts depend on the bytes and the options only. */
export interface FileToTranslate {
  readonly texts: readonly FileText[];
  readonly notes: {
    /** Tracked changes that are accepted in the translated file. */
    readonly acceptedChanges: number;
    /** Paragraphs that a field generates and that are kept. */
    readonly generated: number;
    /** The encoding of the file, such as Big5, if its translation is in UTF-8 instead; null if it is kept. */
    readonly recodedFrom: string | null;
  };
  /** Writes the file with translations by index; other texts stay. To be called once. */
  readonly write: (translations: ReadonlyMap<number, TextTranslation>) => Uint8Array;
}
