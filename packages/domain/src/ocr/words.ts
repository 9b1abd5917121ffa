import type { OcrBlock, OcrBox, OcrWord } from '@inkstone/contracts/ocr';

type Line = Extract<OcrBlock, { kind: 'paragraph' }>['lines'][number];

/** Returns the words of blocks in reading order; corrections refer to their index. */
export function wordsOf(blocks: readonly OcrBlock[]): OcrWord[] {
  return linesOf(blocks).flatMap(({ words }) => words);
}

/**
 * Returns words with their boxes, as high as their line, so that words of a line stay on one line in another
 * layout.
 */
export function placedWords(blocks: readonly OcrBlock[]): (OcrBox & { readonly text: string })[] {
  return linesOf(blocks).flatMap(({ words, box: { top, bottom } }) =>
    words.map(({ text, box: { left, right } }) => ({ text, left, right, top, bottom })),
  );
}

/** Minimum confidence of words that were probably recognised correctly. */
const likely = 60;
/** Share of characters likely to be correct that legible text exceeds. */
const minLikelihood = 0.4;

/** Whether a page has little or no reliable text, such as handwriting. Such a page is not counted. */
export function isLittleText(blocks: readonly OcrBlock[]): boolean {
  return likelyShare(blocks) <= minLikelihood;
}

/** Share of characters likely to be correct that printed text exceeds. */
const minOfPrint = 0.7;

/**
 * Whether so much of a page is doubtful, such as partly legible handwriting, that its whole text must be compared with the
 * picture.
 */
export function isDoubtfulText(blocks: readonly OcrBlock[]): boolean {
  return likelyShare(blocks) <= minOfPrint;
}

/** Returns the share of characters that were probably recognised correctly, 0 to 1; 0 without text. */
function likelyShare(blocks: readonly OcrBlock[]): number {
  let [all, good] = [0, 0];
  for (const { text, confidence } of wordsOf(blocks)) {
    const { length } = text.trim();
    all += length;
    if (confidence >= likely) good += length;
  }
  return all === 0 ? 0 : good / all;
}

function linesOf(blocks: readonly OcrBlock[]): Line[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.lines : block.rows.flatMap((row) => row.flatMap(({ lines }) => lines)),
  );
}

/**
 * Returns blocks with the text of words replaced, by index. A corrected word has full confidence. Unknown
 * indices are ignored.
 */
export function correctWords(blocks: readonly OcrBlock[], texts: ReadonlyMap<number, string>): OcrBlock[] {
  let at = 0;
  const correctLine = ({ words, box }: Line): Line => ({
    box,
    words: words.map((word) => {
      const text = texts.get(at++);
      return text === undefined ? word : { ...word, text, confidence: 100 };
    }),
  });
  return blocks.map((block) =>
    block.kind === 'paragraph'
      ? { ...block, lines: block.lines.map(correctLine) }
      : {
          ...block,
          rows: block.rows.map((row) => row.map((cell) => ({ ...cell, lines: cell.lines.map(correctLine) }))),
        },
  );
}
