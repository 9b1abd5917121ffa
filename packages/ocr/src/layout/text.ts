import type { RecognisedBlock, RecognisedLine, RecognisedPage, RecognisedWord } from '../page.ts';
import { heightOf } from './boxes.ts';
import { isWide } from './script.ts';

/** Minimum gap, in line heights, between Han characters and Latin letters that counts as a printed space. */
const printedSpace = 0.32;

/** Returns the text of a line, with one space between Latin words and none between Han characters. */
export function lineText({ words, box }: RecognisedLine): string {
  let text = '';
  let before: RecognisedWord | null = null;
  for (const word of words) {
    if (before && needsSpace(before, word, heightOf(box))) text += ' ';
    text += word.text;
    before = word;
  }
  return widenPunctuation(text);
}

function needsSpace(before: RecognisedWord, after: RecognisedWord, height: number): boolean {
  const [left, right] = [isWide(before.text.at(-1)), isWide(after.text.at(0))];
  if (left && right) return false;
  if (!left && !right) return true;
  // Full-width punctuation includes its own space.
  if (/[^\p{L}\p{N}]$/u.test(before.text) || /^[^\p{L}\p{N}]/u.test(after.text)) return false;
  return after.box.left - before.box.right > height * printedSpace;
}

const wideMarks: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
};

/** Converts Chinese punctuation to full width, because the engine sometimes returns it in half width. */
function widenPunctuation(text: string): string {
  return text
    .replace(/(?<=\p{Script=Han})[,;:?!()]/gu, (mark) => wideMarks[mark] ?? mark)
    .replace(/\((?=\p{Script=Han})/gu, '（');
}

/** Returns the text of a paragraph: lines are joined, including words hyphenated at the end of a line. */
export function paragraphText(lines: readonly RecognisedLine[]): string {
  let text = '';
  for (const line of lines) {
    const next = lineText(line);
    if (text === '') text = next;
    else if (/\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(next)) text = text.slice(0, -1) + next;
    else text += isWide(text.at(-1)) || isWide(next.at(0)) ? next : ` ${next}`;
  }
  return text;
}

/** Returns the text of a part of a page; rows of a table are lines, their cells are separated by tabs. */
export function blockText(block: RecognisedBlock): string {
  if (block.kind === 'paragraph') return paragraphText(block.lines);
  return block.rows.map((row) => row.map(({ lines }) => paragraphText(lines)).join('\t')).join('\n');
}

/** Returns the text of a page; parts are separated by line breaks. */
export function pageText({ blocks }: Pick<RecognisedPage, 'blocks'>): string {
  return blocks.map(blockText).join('\n');
}
