import { type Span, shift } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';
import { splitParagraphs } from '../text/paragraphs.ts';
import { type Checkers, checkParagraph } from './check-paragraph.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';

/**
 * Finds what only the whole text shows: one term spelled two ways, headings numbered wrongly. Gives lints
 * in the offsets of the text. It runs after the paragraph rules and is asked only for whole texts.
 */
export type DocumentChecker = (text: string, paragraphs: readonly Span[]) => readonly Lint[];

/** All findings of a text of many paragraphs, in the offsets of the text. */
export function checkText(
  text: string,
  checkers: Checkers,
  documentCheckers: readonly DocumentChecker[],
): Lint[] {
  const paragraphs = splitParagraphs(text);
  const lints = paragraphs.flatMap(({ start, end }) =>
    checkParagraph(text.slice(start, end), checkers).map((lint) => ({
      ...lint,
      span: shift(lint.span, start),
    })),
  );
  const wide = checkWhole(text, checkers, documentCheckers);
  return wide.length === 0 ? lints : resolveOverlaps([...lints, ...wide]);
}

/** What only the whole text shows. */
export function checkWhole(
  text: string,
  checkers: Checkers,
  documentCheckers: readonly DocumentChecker[],
): Lint[] {
  if (documentCheckers.length === 0) return [];
  const paragraphs = splitParagraphs(text);
  return documentCheckers
    .flatMap((check) => check(text, paragraphs))
    .filter((lint) => lint.credible >= checkers.threshold && !checkers.isExempt(lint, text));
}
