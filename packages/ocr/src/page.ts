/** A rectangle in pixels of the prepared picture; `right` and `bottom` are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word, or in Chinese a group of characters, as recognised by the engine. */
export interface RecognisedWord {
  readonly text: string;
  /** 0 to 100. Words below `lowConfidence` are marked for review. */
  readonly confidence: number;
  readonly box: Box;
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  readonly box: Box;
}

/** A part of a page, in reading order. */
export type RecognisedBlock =
  | { readonly kind: 'paragraph'; readonly box: Box; readonly lines: readonly RecognisedLine[] }
  | {
      readonly kind: 'table';
      readonly box: Box;
      /** Cells by row; an empty cell has no lines. */
      readonly rows: readonly (readonly RecognisedCell[])[];
    };

export interface RecognisedCell {
  readonly box: Box;
  /** Number of columns and rows that the cell spans, at least 1. */
  readonly columns: number;
  readonly rows: number;
  readonly lines: readonly RecognisedLine[];
}

/** The text recognised in one picture. */
export interface RecognisedPage {
  /** Size of the prepared picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Clockwise rotation of the original in degrees: quarter turns plus the skew of the text. */
  readonly turned: number;
  readonly blocks: readonly RecognisedBlock[];
}

/** Confidence (0 to 100) below which a word is marked for review. */
export const lowConfidence = 60;
