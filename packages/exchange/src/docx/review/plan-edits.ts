import type { Unit, VisibleParagraph } from './visible-text.ts';

/** Something to say about a paragraph's text, in its UTF-16 offsets. */
export interface ReviewFinding {
  /** Its number among the paragraphs of `readVisibleText`. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** What should stand there; null where nobody knows, and a comment says what is the matter. */
  readonly replacement: string | null;
  readonly comment: string;
  /** Whether the comment stands beside a change too. */
  readonly isExplained: boolean;
}

/** What becomes of a finding: a change of `start` to `end`, a comment on `units`, or both. */
export interface Edit {
  readonly change: Change | null;
  readonly comment: string | null;
  /** What the finding is about; never empty. */
  readonly units: readonly Unit[];
  /** Place of the comment. */
  readonly start: number;
  readonly end: number;
}

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Inside these a change is as good as beside them. */
const transparent = new Set(['w:hyperlink', 'w:smartTag']);

/** Decides what becomes of each finding; what cannot be changed safely is commented on. */
export function planEdits(paragraph: VisibleParagraph, findings: readonly ReviewFinding[]): Edit[] {
  const edits: Edit[] = [];
  let changedTo = -1;
  for (const finding of [...findings].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const start = Math.max(0, finding.start);
    const end = Math.min(finding.end, paragraph.text.length);
    const units = unitsAt(paragraph.units, start, end);
    if (units.length === 0) continue;
    const isSafe = !paragraph.isLocked && units.every(isChangeable) && start > changedTo;
    const change =
      isSafe && finding.replacement !== null
        ? tightChange(paragraph.text, { start, end, text: finding.replacement })
        : null;
    if (change) changedTo = end;
    const comment = change === null || finding.isExplained ? finding.comment : null;
    edits.push({ change, comment, units, start, end });
  }
  return edits;
}

/** What a stretch touches; for a place between two letters, what stands before or after it. */
function unitsAt(units: readonly Unit[], start: number, end: number): readonly Unit[] {
  if (start < end) return units.filter((unit) => unit.start < end && start < unit.end);
  const before = units.findLast((unit) => unit.start < start && start <= unit.end);
  const beside = before ?? units.find((unit) => unit.start === start);
  return beside === undefined ? [] : [beside];
}

function isChangeable({ kind, field, holders }: Unit): boolean {
  return kind !== 'fixed' && field === null && holders.slice(1).every(({ name }) => transparent.has(name));
}

const inWord = /^[\p{L}\p{N}\p{M}]{2}$/u;
const han = /\p{Script=Han}/u;

/** Leaves out what stays the same at both ends, but never cuts a word of letters in two. Null: nothing changes. */
function tightChange(whole: string, { start, end, text }: Change): Change | null {
  const from = Array.from(whole.slice(start, end));
  const to = Array.from(text);
  if (from.join('') === text) return null;
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head++;
  while (head > 0 && (isCutIn(from, head) || isCutIn(to, head))) head--;
  let tail = 0;
  while (tail < shorter - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  while (tail > 0 && (isCutIn(from, from.length - tail) || isCutIn(to, to.length - tail))) tail--;
  return {
    start: start + from.slice(0, head).join('').length,
    end: end - from.slice(from.length - tail).join('').length,
    text: to.slice(head, to.length - tail).join(''),
  };
}

function isCutIn(signs: readonly string[], at: number): boolean {
  const pair = `${signs[at - 1] ?? ''}${signs[at] ?? ''}`;
  return inWord.test(pair) && !han.test(pair);
}
