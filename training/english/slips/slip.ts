/** A possible mistake of a learner in place of correct text, with its frequency. */
export interface Slip {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** Share of all positions where it is possible, for an average learner. */
  readonly share: number;
}

/** A word or punctuation mark at its position in the paragraph. */
export interface PlacedToken {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const token = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|\S/gu;
const sentenceEnd = /(?<=[.!?]["”’)]*)\s+(?=["“‘(]*\p{Lu})/gu;

/** Returns the sentences of a paragraph, tokenised as for the context model. */
export function placedSentences(paragraph: string): PlacedToken[][] {
  const starts = [
    0,
    ...Array.from(paragraph.matchAll(sentenceEnd), ({ 0: gap, index }) => index + gap.length),
  ];
  return starts.map((start, at) =>
    Array.from(paragraph.slice(start, starts[at + 1]).matchAll(token), ({ 0: text, index }) => ({
      ...{ text, lower: text.toLowerCase().replace(/’/g, "'") },
      ...{ start: start + index, end: start + index + text.length },
    })),
  );
}

/** Applies the capitalisation of the replaced word. */
export function inCaseOf(model: string, written: string): string {
  return /^\p{Lu}/u.test(model) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}
