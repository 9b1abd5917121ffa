import type { RecognisedLine, RecognisedWord } from '@inkstone/ocr';

/** Level of words in the output of tesseract. */
const wordLevel = '5';

/** Reads the lines from the TSV output of tesseract: level, page, block, paragraph, line, word, box, confidence, text. */
export function parseTsv(tsv: string): RecognisedLine[] {
  const lines = new Map<string, RecognisedWord[]>();
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraph, line, , x, y, width, height, confidence, ...text] = row.split('\t');
    if (level !== wordLevel) continue;
    const [left, top] = [Number(x), Number(y)];
    const word = {
      text: text.join('\t'),
      confidence: Math.max(0, Number(confidence)),
      box: { left, top, right: left + Number(width), bottom: top + Number(height) },
    };
    const key = [page, block, paragraph, line].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].map((words) => ({
    words,
    box: {
      left: Math.min(...words.map(({ box }) => box.left)),
      top: Math.min(...words.map(({ box }) => box.top)),
      right: Math.max(...words.map(({ box }) => box.right)),
      bottom: Math.max(...words.map(({ box }) => box.bottom)),
    },
  }));
}
