import { blockText, pageText, type RecognisedPage } from '@inkstone/ocr';
import type { SetPage } from './pages.ts';

/** The result of reading one page. */
export interface PageScore {
  /** 1 minus the character error rate, after NFKC without white space. */
  readonly accuracy: number;
  /** Whether all paragraphs were read in order. */
  readonly isOrdered: boolean;
  /** For a table, whether all cells have the right row, column and spans. */
  readonly hasRightCells: boolean | null;
}

/** Compares the recognised text with the text of the page. */
export function scorePage(expected: SetPage, read: Pick<RecognisedPage, 'blocks'>): PageScore {
  const want = normalise(expectedText(expected));
  const actual = normalise(pageText(read));
  return {
    accuracy: Math.max(0, 1 - editDistance(want, actual) / want.length),
    isOrdered: isOrdered(expected, actual),
    hasRightCells: expected.table && hasRightCells(expected, read),
  };
}

/** Removes differences of width, and white space. */
export function normalise(text: string): string {
  return text.normalize('NFKC').replace(/\s/gu, '');
}

function expectedText({ title, paragraphs, table }: SetPage): string {
  return [title, ...paragraphs, ...(table ?? []).flat().map(({ text }) => text)].join('');
}

/** The positions of all paragraphs in the recognised text must increase. */
function isOrdered({ title, paragraphs, table }: SetPage, actual: string): boolean {
  const parts = [title, ...paragraphs, ...(table ?? []).flat().map(({ text }) => text)].map(normalise);
  // Short parts may occur anywhere.
  const places = parts.filter((part) => part.length >= 6).map((part) => locate(part.slice(0, 40), actual));
  return places.every((place, index) => place !== null && (index === 0 || place > (places[index - 1] ?? -1)));
}

/** Returns the end of a part in a text, with up to 35 % of errors; null if it does not occur. */
function locate(part: string, text: string): number | null {
  let row = new Uint32Array(text.length + 1);
  for (let i = 1; i <= part.length; i++) {
    const next = new Uint32Array(text.length + 1);
    next[0] = i;
    for (let j = 1; j <= text.length; j++) {
      const swap = (row[j - 1] ?? 0) + (part[i - 1] === text[j - 1] ? 0 : 1);
      next[j] = Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  let best = 0;
  for (let j = 1; j <= text.length; j++) if ((row[j] ?? 0) < (row[best] ?? 0)) best = j;
  return (row[best] ?? 0) <= part.length * 0.35 ? best : null;
}

function hasRightCells({ table }: SetPage, { blocks }: Pick<RecognisedPage, 'blocks'>): boolean {
  const found = blocks.find((block) => block.kind === 'table');
  if (!table || found?.kind !== 'table' || found.rows.length !== table.length) return false;
  return table.every((row, index) => {
    const cells = found.rows[index] ?? [];
    if (cells.length !== row.length) return false;
    return row.every((cell, place) => {
      const other = cells[place];
      if (!other || other.columns !== cell.columns || other.rows !== cell.rows) return false;
      const want = normalise(cell.text);
      const actual = normalise(blockText({ kind: 'paragraph', box: other.box, lines: other.lines }));
      // A misread character is counted by accuracy; here only the position is evaluated.
      return editDistance(want, actual) <= Math.max(1, want.length * 0.4);
    });
  });
}

/** Levenshtein distance of characters. */
export function editDistance(first: string, second: string): number {
  let row = Uint32Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let i = 1; i <= first.length; i++) {
    const next = new Uint32Array(second.length + 1);
    next[0] = i;
    for (let j = 1; j <= second.length; j++) {
      const swap = (row[j - 1] ?? 0) + (first[i - 1] === second[j - 1] ? 0 : 1);
      next[j] = Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[second.length] ?? 0;
}
