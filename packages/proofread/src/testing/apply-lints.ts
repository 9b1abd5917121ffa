import type { Lint } from '../lint.ts';

/** The text after accepting the first suggestion of each finding; findings without one change nothing. */
export function applyLints(text: string, lints: readonly Lint[]): string {
  return [...lints]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce(
      (mended, { span, replacements: [first] }) =>
        first === undefined ? mended : mended.slice(0, span.start) + first + mended.slice(span.end),
      text,
    );
}
