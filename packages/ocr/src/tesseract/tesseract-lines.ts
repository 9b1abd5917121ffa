import type { Box, RecognisedLine } from '../page.ts';
import type { PageLanguage, PartKind } from '../read/engine.ts';

/** Page segmentation modes of Tesseract by page layout. */
export const tesseractModes = { page: '3', block: '6', line: '7' } as const satisfies Record<
  PartKind,
  string
>;

/** Names of Tesseract's data by language. */
export const tesseractData: Readonly<Record<PageLanguage, string>> = { zh: 'chi_sim', en: 'eng' };

interface RecognisedBox {
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

interface FoundLine extends RecognisedBox {
  readonly words: readonly (RecognisedBox & { readonly text: string; readonly confidence: number })[];
}

/** The blocks of a picture in the output of tesseract.js. */
export type TesseractBlocks = readonly {
  readonly paragraphs: readonly { readonly lines: readonly FoundLine[] }[];
}[];

/** Returns the lines found by tesseract.js, except lines without words. */
export function tesseractLines(blocks: TesseractBlocks | null): RecognisedLine[] {
  return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(lineOf)));
}

function lineOf(line: FoundLine): RecognisedLine[] {
  if (line.words.length === 0) return [];
  const words = line.words.map((word) => ({
    text: word.text,
    confidence: word.confidence,
    box: boxOf(word),
  }));
  return [{ words, box: boxOf(line) }];
}

function boxOf({ bbox: { x0, y0, x1, y1 } }: RecognisedBox): Box {
  return { left: x0, top: y0, right: x1, bottom: y1 };
}
