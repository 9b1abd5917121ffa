import type { RecognisedLine, RecognisedWord } from '../page.ts';
import { around, heightOf, lineOf, middle } from './boxes.ts';

/** Confidence (0 to 100) from which a word certainly belongs to the text. */
const certain = 60;
/** Confidence below which a word outside the text area is noise at the page edge. */
const rubbish = 40;

/**
 * Drops empty words, and words with low confidence outside the text area: shadows, staples and other pages at
 * the edges.
 */
export function cleanLines(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => text.trim() !== '');
  const sure = words.filter(({ confidence }) => confidence >= certain);
  const text = sure.length > 0 ? around(sure.map(({ box }) => box)) : null;
  const belongs = ({ text: letters, confidence, box }: RecognisedWord) => {
    if (letters.trim() === '') return false;
    if (confidence >= rubbish) return true;
    if (text === null) return false;
    const middleX = (box.left + box.right) / 2;
    const middleY = (box.top + box.bottom) / 2;
    return middleX > text.left && middleX < text.right && middleY > text.top && middleY < text.bottom;
  };
  return lines.flatMap((line) => {
    const kept = line.words.filter(belongs);
    return kept.length > 0 ? [kept.length === line.words.length ? line : lineOf(kept)] : [];
  });
}

/**
 * Drops empty words, and punctuation with low confidence, which is a remnant of ruling lines. A cell does not contain page edges,
 * so words with low confidence are kept for review.
 */
export function cleanCell(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const belongs = ({ text, confidence }: RecognisedWord) =>
    text.trim() !== '' && (confidence >= rubbish || /[\p{L}\p{N}]/u.test(text));
  return lines.flatMap((line) => {
    const kept = line.words.filter(belongs);
    return kept.length > 0 ? [kept.length === line.words.length ? line : lineOf(kept)] : [];
  });
}

/** Splits lines at gaps wider than any space, because the engine sometimes merges columns into one line. */
export function splitLines(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const height = middle(lines.map(({ box }) => heightOf(box)));
  return lines.flatMap(({ words }) => {
    const parts: RecognisedWord[][] = [];
    for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
      const last = parts.at(-1)?.at(-1);
      if (last && word.box.left - last.box.right < height * 1.6) parts.at(-1)?.push(word);
      else parts.push([word]);
    }
    return parts.map(lineOf);
  });
}

/** Returns the mean confidence weighted by the length of words; 0 without words. */
export function meanConfidence(lines: readonly RecognisedLine[]): number {
  let [sum, count] = [0, 0];
  for (const { text, confidence } of lines.flatMap((line) => line.words)) {
    sum += confidence * text.length;
    count += text.length;
  }
  return count === 0 ? 0 : sum / count;
}
