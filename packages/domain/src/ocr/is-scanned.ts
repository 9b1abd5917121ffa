/** Text and pictures on a page of a PDF; areas are in square points. */
export interface PdfPageFacts {
  /** Characters of the text layer without white space. */
  readonly characters: number;
  readonly textArea: number;
  readonly imageArea: number;
}

const fewCharacters = 10;
const smallShare = 0.05;

/**
 * Whether the text of a PDF page must be recognised: it has almost no text layer, or one that is small
 * compared with its pictures, such as a scanner's stamp.
 */
export function isScanned({ characters, textArea, imageArea }: PdfPageFacts): boolean {
  return characters < fewCharacters || textArea < smallShare * imageArea;
}
