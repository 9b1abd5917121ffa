import type { Unit, VisibleParagraph } from './visible-text.ts';

/** A finding in a paragraph's text, in UTF-16 offsets. */
export interface ReviewFinding {
  /** Index among the paragraphs of `readVisibleText`. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** The replacement; null if there is none, so that a comment explains the problem. */
  readonly replacement: string | null;
  readonly comment: string;
  /** Whether a change gets a comment as well. */
  readonly isExplained: boolean;
}

/** The edit for a finding: a change of `start` to `end`, a comment on `units`, or both. */
export interface Edit {
  readonly change: Change | null;
  readonly comment: string | null;
  /** The affected units; never empty. */
  readonly units: readonly Unit[];
  /** Position of the comment. */
  readonly start: number;
  readonly end: number;
}

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Elements inside which a change is allowed. */
const transparent = new Set(['w:hyperlink', 'w:smartTag']);

/** Determines the edit for each finding; unsafe changes become comments. */
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
        ? minimalChange(paragraph.text, { start, end, text: finding.replacement })
        : null;
    if (change) changedTo = end;
    const comment = change === null || finding.isExplained ? finding.comment : null;
    edits.push({ change, comment, units, start, end });
  }
  return edits;
}

/** Returns the units that a range touches; for an empty range, the adjacent ones. */
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

/** Removes the common text at both ends of a change without splitting words; null if nothing changes. */
function minimalChange(whole: string, { start, end, text }: Change): Change | null {
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
