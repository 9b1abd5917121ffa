import type { Lint } from '../lint.ts';

/** Decides whether a finding stands, given the text it was made in. */
export type IsExempt = (lint: Lint, text: string) => boolean;

const letter = /[\p{L}\p{N}]/u;

/**
 * A test for findings that touch a word the reader has declared right. A finding inside a longer exempt
 * phrase is exempt too; a word written in small letters covers every capitalisation.
 */
export function createExemption(words: readonly string[]): IsExempt {
  const exact = words.map((word) => word.trim()).filter((word) => word !== '');
  if (exact.length === 0) return () => false;
  const reach = Math.max(...exact.map((word) => word.length));
  return (lint, text) => {
    const from = Math.max(0, lint.span.start - reach);
    const window = text.slice(from, lint.span.end + reach);
    const span = { start: lint.span.start - from, end: lint.span.end - from };
    return exact.some((word) => covers(word, window, span));
  };
}

function covers(word: string, window: string, span: { start: number; end: number }): boolean {
  const isAnyCase = word === word.toLowerCase();
  const text = isAnyCase ? window.toLowerCase() : window;
  // Lower-casing may change the length of a few letters; then places would not fit.
  if (text.length !== window.length) return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (at <= span.start && span.end <= end && isWhole(word, text, at, end)) return true;
  }
  return false;
}

/** An exempt `art` says nothing of `start`. */
function isWhole(word: string, text: string, at: number, end: number): boolean {
  if (!/^[\p{Script=Latin}\p{N}]/u.test(word)) return true;
  return !letter.test(text[at - 1] ?? '') && !letter.test(text[end] ?? '');
}
