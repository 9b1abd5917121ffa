import { type Span, shift } from '@inkstone/kernel';
import { minCredible } from '../levels.ts';
import type { Lint } from '../lint.ts';
import { partsOf, splitParagraphs } from '../text/paragraphs.ts';
import { type Checkers, checkTogether } from './check-paragraph.ts';
import { resolveFindings } from './resolve-findings.ts';

/**
 * Finds problems that require the whole text, such as inconsistent terms or wrongly numbered headings. Returns lints in offsets
 * of the text. Runs after the paragraph rules, for whole texts only.
 */
export type DocumentChecker = (text: string, paragraphs: readonly Span[]) => readonly Lint[];

/** Returns all findings of a text of many paragraphs, in offsets of the text. */
export function checkText(
  text: string,
  checkers: Checkers,
  documentCheckers: readonly DocumentChecker[],
): Lint[] {
  const lints = partsOf(splitParagraphs(text)).flatMap((paragraphs) => {
    const texts = paragraphs.map(({ start, end }) => text.slice(start, end));
    return checkTogether(texts, checkers).flatMap((found, i) =>
      found.map((lint) => ({ ...lint, span: shift(lint.span, paragraphs[i]?.start ?? 0) })),
    );
  });
  const wide = checkWhole(text, checkers, documentCheckers);
  return wide.length === 0 ? lints : resolveFindings([...lints, ...wide]);
}

/** Returns the findings that require the whole text. */
export function checkWhole(
  text: string,
  checkers: Checkers,
  documentCheckers: readonly DocumentChecker[],
): Lint[] {
  if (documentCheckers.length === 0) return [];
  const paragraphs = splitParagraphs(text);
  return documentCheckers
    .flatMap((check) => check(text, paragraphs))
    .filter((lint) => lint.credible >= minCredible(lint, checkers) && !checkers.isExempt(lint, text));
}
