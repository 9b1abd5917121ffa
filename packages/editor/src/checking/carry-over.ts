import type { Lint } from '@inkstone/proofread';

/** A text and its findings. */
export interface TextFindings {
  readonly text: string;
  readonly lints: readonly Lint[];
}

/** Share of a text that must be unchanged for the text to count as an edited version of another. */
const likeness = 0.6;

/** Whether one text results from another by an edit at one position. */
export function isEditOf(before: string, after: string): boolean {
  const { start, end } = commonEnds(before, after);
  return start + end >= likeness * Math.max(before.length, after.length);
}

/** Returns the findings of a text that are outside of an edit at one position. */
export function carryOver({ text, lints }: TextFindings, edited: string): readonly Lint[] {
  const { start, end } = commonEnds(text, edited);
  const moved = edited.length - text.length;
  return lints.flatMap((lint) => {
    if (lint.span.end <= start) return [lint];
    if (lint.span.start < text.length - end) return [];
    return [{ ...lint, span: { start: lint.span.start + moved, end: lint.span.end + moved } }];
  });
}

/** Returns the lengths of the common prefix, and of the common suffix after it. */
function commonEnds(a: string, b: string): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { start, end };
}
