import type { Finding } from '../rules/rule.ts';
import type { PhraseRow } from './phrase-row.ts';

/** Matches a row at a position where its anchor was found; returns the finding. */
export type RowMatch = (text: string, at: number) => Finding | null;

/** The search key of a row, with at least two characters, and the test at each occurrence. */
export interface AnchoredRow {
  readonly anchor: string;
  readonly match: RowMatch;
}

const clauseEnd = /[，。；：！？、）”’》\s…—\uFFFC]/;
const clauseStart = /[，。；：！？、（“‘《\s…—\uFFFC]/;
const narrow = { length: 16, stop: /[，。；：！？、“”（）《》\s\uFFFC]/ };
const wide = { length: 32, stop: /[。；：！？“”\uFFFC]/ };

/** Prepares a row for the scan. */
export function anchorRow(row: PhraseRow): AnchoredRow {
  const [head = '', tail] = row.wrong.replace(/^\^|\$$/g, '').split(/…+/);
  if (tail === undefined) return { anchor: head, match: (text, at) => matchWord(row, head, text, at) };
  const reach = row.wrong.includes('……') ? wide : narrow;
  if (head.length > 1) {
    return {
      anchor: head,
      match(text, at) {
        const from = at + head.length;
        const gap = text.slice(from, from + reach.length + tail.length);
        const found = gap.indexOf(tail, 1);
        return found === -1 ? null : matchFrame(row, reach.stop, text, { at, head, tail, to: from + found });
      },
    };
  }
  return {
    anchor: tail,
    match(text, to) {
      const from = Math.max(0, to - reach.length);
      const found = text.slice(from, to - 1).lastIndexOf(head);
      return found === -1 ? null : matchFrame(row, reach.stop, text, { at: from + found, head, tail, to });
    },
  };
}

function matchWord(row: PhraseRow, word: string, text: string, start: number): Finding | null {
  const end = start + word.length;
  if (!fits(row, text, start, end)) return null;
  return { start, end, replacements: row.right, params: { pattern: word } };
}

interface Frame {
  readonly at: number;
  readonly head: string;
  readonly tail: string;
  readonly to: number;
}

function matchFrame(
  row: PhraseRow,
  stop: RegExp,
  text: string,
  { at, head, tail, to }: Frame,
): Finding | null {
  const gap = text.slice(at + head.length, to);
  const end = to + tail.length;
  // A phrase with 的 modifies a noun, which is the head here: 提升的范围.
  if (gap.startsWith('的') || stop.test(gap)) return null;
  if (row.notAround?.some((word) => gap.includes(word)) || !fits(row, text, at, end)) return null;
  const params = { pattern: row.wrong.replace(/[\^$]/g, '') };
  const halves = row.right.map((each) => each.split(/…+/));
  if (halves.length > 0 && halves.every(([first, last]) => first === head && last !== undefined)) {
    return { start: to, end, replacements: halves.map(([, last = '']) => last), params };
  }
  if (halves.length > 0 && halves.every(([, last]) => last === tail)) {
    return { start: at, end: at + head.length, replacements: halves.map(([first = '']) => first), params };
  }
  return { start: at, end, replacements: row.right.map((each) => each.replace(/…+/, () => gap)), params };
}

function fits(row: PhraseRow, text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? '';
  const behind = text[end] ?? '';
  if (row.wrong.endsWith('$') && behind !== '' && !clauseEnd.test(behind)) return false;
  if (row.wrong.startsWith('^') && before !== '' && !clauseStart.test(before)) return false;
  if (before !== '' && row.notAfter?.includes(before)) return false;
  if (behind !== '' && row.notBefore?.includes(behind)) return false;
  if (row.onlyAfter !== undefined && (before === '' || !row.onlyAfter.includes(before))) return false;
  if (row.onlyBefore !== undefined && (behind === '' || !row.onlyBefore.includes(behind))) return false;
  return !row.within?.some((word) => isInside(word, text, start, end));
}

/** Whether a correct word in the text contains start–end or overlaps it. */
function isInside(word: string, text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - word.length + 1);
  for (let at = text.indexOf(word, from); at !== -1 && at < end; at = text.indexOf(word, at + 1)) {
    if (at < start || at + word.length > end) return true;
  }
  return false;
}
