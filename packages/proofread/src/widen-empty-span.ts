import type { Lint } from './lint.ts';

/**
 * Widens an empty span. A finding that inserts text has one, which cannot be underlined or clicked; it becomes the replacement of
 * the letter before it (or after it, at the start).
 */
export function widenEmptySpan(lint: Lint, text: string): Lint {
  if (lint.span.end > lint.span.start || text === '') return lint;
  const before = Array.from(text.slice(Math.max(0, lint.span.start - 2), lint.span.start)).at(-1) ?? '';
  const letter = before || (Array.from(text.slice(0, 2))[0] ?? '');
  const start = lint.span.start - before.length;
  return {
    ...lint,
    span: { start, end: start + letter.length },
    original: letter,
    replacements: lint.replacements.map((added) => (before ? letter + added : added + letter)),
  };
}
