import type { Lint } from '../lint.ts';

/**
 * A word or phrase that is right whatever a rule says. As a bare string its own letters decide about case: one in
 * small letters covers every capitalisation, one with capitals only itself.
 */
export type ExemptWord = string | { readonly word: string; readonly isAnyCase: boolean };

/** Decides whether a finding stands, given the text it was made in. */
export type IsExempt = (lint: Lint, text: string) => boolean;

interface Sought {
  /** In small letters where the case does not matter. */
  readonly word: string;
  readonly isAnyCase: boolean;
}

const letter = /[\p{L}\p{N}]/u;

/**
 * A test for findings that touch a word the reader has declared right. A finding inside a longer exempt phrase is
 * exempt too, so the longest phrase decides; any white space in the text is a space of a phrase.
 */
export function createExemption(words: readonly ExemptWord[]): IsExempt {
  const sought = words.map(soughtOf).filter(({ word }) => word !== '');
  if (sought.length === 0) return () => false;
  const reach = sought.reduce((longest, { word }) => Math.max(longest, word.length), 0);
  return (lint, text) => {
    const from = Math.max(0, lint.span.start - reach);
    const window = text.slice(from, lint.span.end + reach).replace(/\s/g, ' ');
    const lowered = window.toLowerCase();
    const span = { start: lint.span.start - from, end: lint.span.end - from };
    // Lower-casing may change the length of a few letters; then places would not fit.
    const anyCase = lowered.length === window.length ? lowered : '';
    return sought.some(({ word, isAnyCase }) => covers(word, isAnyCase ? anyCase : window, span));
  };
}

function soughtOf(given: ExemptWord): Sought {
  if (typeof given !== 'string') {
    const word = given.word.trim();
    return { word: given.isAnyCase ? word.toLowerCase() : word, isAnyCase: given.isAnyCase };
  }
  const word = given.trim();
  return { word, isAnyCase: word === word.toLowerCase() };
}

function covers(word: string, text: string, span: { start: number; end: number }): boolean {
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
