import type { Lint } from '../lint.ts';

/**
 * A word or phrase that no rule reports. The case of a bare string decides: in lower case it matches every
 * capitalisation, with capitals only itself.
 */
export type ExemptWord = string | { readonly word: string; readonly isAnyCase: boolean };

/** Whether a finding is exempt, given the text it was found in. */
export type IsExempt = (lint: Lint, text: string) => boolean;

interface ExemptForm {
  /** In lower case if case is ignored. */
  readonly word: string;
  readonly isAnyCase: boolean;
}

const letter = /[\p{L}\p{N}]/u;

/**
 * Creates a predicate for findings that touch an exempt word. A finding inside a longer exempt phrase is also exempt, so the
 * longest phrase decides. A space in a phrase matches any white space.
 */
export function createExemption(words: readonly ExemptWord[]): IsExempt {
  const forms = words.map(formOf).filter(({ word }) => word !== '');
  if (forms.length === 0) return () => false;
  const reach = forms.reduce((max, { word }) => Math.max(max, word.length), 0);
  return (lint, text) => {
    const from = Math.max(0, lint.span.start - reach);
    const window = text.slice(from, lint.span.end + reach).replace(/\s/g, ' ');
    const lowered = window.toLowerCase();
    const span = { start: lint.span.start - from, end: lint.span.end - from };
    // Lower-casing changes the length of a few characters, which would shift offsets.
    const anyCase = lowered.length === window.length ? lowered : '';
    return forms.some(({ word, isAnyCase }) => covers(word, isAnyCase ? anyCase : window, span));
  };
}

function formOf(given: ExemptWord): ExemptForm {
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

/** Whether a match is a whole word: an exempt `art` does not match `start`. */
function isWhole(word: string, text: string, at: number, end: number): boolean {
  if (!/^[\p{Script=Latin}\p{N}]/u.test(word)) return true;
  return !letter.test(text[at - 1] ?? '') && !letter.test(text[end] ?? '');
}
