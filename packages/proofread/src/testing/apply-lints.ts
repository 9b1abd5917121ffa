import type { Lint } from '../lint.ts';

/** Returns the text after accepting the first suggestion of each finding; findings without a suggestion are ignored. */
export function applyLints(text: string, lints: readonly Lint[]): string {
  return [...lints]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce(
      (corrected, { span, replacements: [first] }) =>
        first === undefined ? corrected : corrected.slice(0, span.start) + first + corrected.slice(span.end),
      text,
    );
}
