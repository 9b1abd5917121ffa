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
 * Whether the text of a page of a PDF has to be recognised: it has almost no text layer, or one that is small beside its
 * pictures, such as the stamp that a scanner adds.
 */
export function isScanned({ characters, textArea, imageArea }: PdfPageFacts): boolean {
  return characters < fewCharacters || textArea < smallShare * imageArea;
}
