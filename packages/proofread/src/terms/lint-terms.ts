import type { Span } from '@inkstone/kernel';
import { inflectLike } from './english-forms.ts';
import type { Term, TranslationLanguage } from './term.ts';
import { byNearness, type FormReading, type TermPlace, termMatcher } from './term-matcher.ts';

/** An occurrence of a term in a text. */
export interface TermHit {
  readonly term: Term;
  readonly span: Span;
}

/** An occurrence of a form that must be replaced. */
export interface TermLint extends TermHit {
  readonly kind: 'forbidden' | 'case';
  /** The replacements; empty if the term has none. */
  readonly replacement: string;
}

/** The result of checking terms in a text. */
export interface TermReview {
  readonly lints: readonly TermLint[];
  /** Occurrences of preferred forms and variants. */
  readonly accepted: readonly Span[];
}

/** Finds forbidden forms and wrong capitalisation of terms in a text of one language. */
export function lintTerms(text: string, terms: readonly Term[], language: TranslationLanguage): TermLint[] {
  return [...reviewTerms(text, terms, language).lints];
}

/** Like `lintTerms`, with the occurrences that are correct because they are terms. */
export function reviewTerms(text: string, terms: readonly Term[], language: TranslationLanguage): TermReview {
  const accepted: Span[] = [];
  const lints: TermLint[] = [];
  for (const place of termMatcher(terms, language)(text)) {
    const lint = place.isInWords ? null : lintPlace(text, place, language);
    if (lint !== null) lints.push(lint);
    else if (isAllowed(place)) accepted.push(place.span);
  }
  return { lints, accepted };
}

function lintPlace(text: string, place: TermPlace, language: TranslationLanguage): TermLint | null {
  const { span, readings } = place;
  const found = text.slice(span.start, span.end);
  const bad = forbiddenReading(place);
  if (bad !== null) {
    const { preferred } = bad.term[language];
    const replacement =
      language === 'zh' || preferred === ''
        ? preferred
        : inflectLike(found, bad.base, preferred, bad.term.partOfSpeech);
    return { term: bad.term, span, kind: 'forbidden', replacement };
  }
  if (isAllowed(place)) return null;
  const wrong = readings.find(({ isRightCase, role }) => !isRightCase && role === 'preferred');
  if (wrong === undefined) return null;
  const { preferred } = wrong.term[language];
  // An inflected form keeps its ending: apis → APIs.
  const replacement =
    found.slice(0, preferred.length).toLowerCase() === preferred.toLowerCase()
      ? preferred + found.slice(preferred.length).toLowerCase()
      : preferred;
  // In Chinese, a difference between 繁体 and 简体, or in width, is not a difference in capitals.
  const isOfCase = language === 'en' || found.toLowerCase() === replacement.toLowerCase();
  return isOfCase ? { term: wrong.term, span, kind: 'case', replacement } : null;
}

function isAllowed({ readings }: TermPlace): boolean {
  return readings.some(({ isRightCase, role }) => isRightCase && role !== 'forbidden');
}

/**
 * Returns the terms whose forbidden form occurs here as separate words, unless a term with the same or a nearer scope allows the
 * form.
 */
export function forbiddenAt(place: TermPlace): TermHit[] {
  const reading = place.isInWords ? null : forbiddenReading(place);
  return reading === null ? [] : [{ term: reading.term, span: place.span }];
}

function forbiddenReading({ readings }: TermPlace): FormReading | null {
  const [first] = readings.filter(({ isRightCase }) => isRightCase).sort(byScopeAndRole);
  return first?.role === 'forbidden' ? first : null;
}

/** Compares readings of an occurrence by precedence. */
export function byScopeAndRole(a: FormReading, b: FormReading): number {
  return byNearness(a.term, b.term) || rank(a) - rank(b);
}

function rank({ role }: FormReading): number {
  return role === 'preferred' ? 0 : role === 'variant' ? 1 : 2;
}
