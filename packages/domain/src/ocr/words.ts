import type { OcrBlock, OcrBox, OcrWord } from '@inkstone/contracts/ocr';

type Line = Extract<OcrBlock, { kind: 'paragraph' }>['lines'][number];

/** The words of blocks in reading order; their places are what corrections name. */
export function wordsOf(blocks: readonly OcrBlock[]): OcrWord[] {
  return linesOf(blocks).flatMap(({ words }) => words);
}

/** Words with their places: as high as their line, so that words of a line stay on one line where they are laid out again. */
export function placedWords(blocks: readonly OcrBlock[]): (OcrBox & { readonly text: string })[] {
  return linesOf(blocks).flatMap(({ words, box: { top, bottom } }) =>
    words.map(({ text, box: { left, right } }) => ({ text, left, right, top, bottom })),
  );
}

/** Confidence of words that were probably read rightly. */
const likely = 60;
/** Of text that can be read, more characters than this are likely. */
const leastLikely = 0.4;

/** Whether a page has no text or hardly any that can be relied on, as of handwriting: such a page is not counted. */
export function isLittleText(blocks: readonly OcrBlock[]): boolean {
  return likelyShare(blocks) <= leastLikely;
}

/** Of print, more characters than this are likely. */
const leastOfPrint = 0.7;

/** Whether so much of a page is doubtful that it has to be compared with the picture as a whole, as of handwriting that can be read in part. */
export function isDoubtfulText(blocks: readonly OcrBlock[]): boolean {
  return likelyShare(blocks) <= leastOfPrint;
}

/** The share of characters that were probably read rightly, 0 to 1; 0 without text. */
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

/** Blocks with the text of words replaced, by their place. A corrected word is certain. Unknown places do nothing. */
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
