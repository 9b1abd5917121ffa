import type { Span } from '@inkstone/kernel';
import type { TranslationDirection } from '../segment.ts';
import type { Term } from '../term.ts';
import { byNearness, type FormReading, type TermPlace, termMatcher } from './term-matcher.ts';

/** A place of a text where a term stands. */
export interface TermHit {
  readonly term: Term;
  readonly span: Span;
}

/** What a translation does not obey. */
export interface TermFaults {
  /** Terms of the source whose preferred form does not occur in the target. */
  readonly missed: readonly Term[];
  /** Forms in the target that must not be written for terms of the source. */
  readonly forbidden: readonly TermHit[];
}

/** Finds the terms that stand in a source, the longest at each place; of terms with one form the nearer scope's. */
export function termsIn(source: string, terms: readonly Term[], { from }: TranslationDirection): TermHit[] {
  return termMatcher(
    terms,
    from,
  )(source).flatMap(({ span, readings }) => {
    const [term] = readings.filter(({ isRightCase }) => isRightCase).sort(byScopeAndRole);
    return term === undefined ? [] : [{ term: term.term, span }];
  });
}

/** Checks that a target uses the preferred forms of the terms of its source and none of their forbidden forms. */
export function checkTerms(
  source: string,
  target: string,
  terms: readonly Term[],
  direction: TranslationDirection,
): TermFaults {
  const hits = new Set(termsIn(source, terms, direction).map(({ term }) => term));
  const wanted = [...hits].filter((term) => term[direction.to].preferred !== '');
  if (hits.size === 0) return { missed: [], forbidden: [] };
  const places = termMatcher([...hits], direction.to)(target);
  const written = new Set(
    places.flatMap(({ readings }) =>
      readings
        .filter(({ role, isRightCase }) => role === 'preferred' && isRightCase)
        .map(({ term }) => term.id),
    ),
  );
  return {
    missed: wanted.filter(({ id }) => !written.has(id)),
    forbidden: places.flatMap((place) => forbiddenAt(place)),
  };
}

/** A form of a term that has to be replaced. */
export interface TermLint extends TermHit {
  readonly kind: 'forbidden' | 'case';
  /** What to write instead. */
  readonly replacement: string;
}

/** Finds forbidden forms and wrong capitalisation of terms in a text of one language. */
export function lintTerms(text: string, terms: readonly Term[], language: 'zh' | 'en'): TermLint[] {
  return termMatcher(
    terms,
    language,
  )(text).flatMap((place): TermLint[] => {
    const [hit] = forbiddenAt(place);
    if (hit !== undefined) {
      const replacement = hit.term[language].preferred;
      return replacement === '' ? [] : [{ ...hit, kind: 'forbidden', replacement }];
    }
    if (place.readings.some(({ isRightCase, role }) => isRightCase && role !== 'forbidden')) return [];
    const wrong = place.readings.find(({ isRightCase, role }) => !isRightCase && role === 'preferred');
    if (wrong === undefined) return [];
    const { preferred } = wrong.term[language];
    const found = text.slice(place.span.start, place.span.end);
    // An inflected form keeps its ending: apis → APIs.
    const replacement =
      found.slice(0, preferred.length).toLowerCase() === preferred.toLowerCase()
        ? preferred + found.slice(preferred.length).toLowerCase()
        : preferred;
    return [{ term: wrong.term, span: place.span, kind: 'case', replacement }];
  });
}

/** The term whose forbidden form stands at a place, unless a term at least as near allows the form. */
function forbiddenAt({ span, readings }: TermPlace): TermHit[] {
  const [first] = readings.filter(({ isRightCase }) => isRightCase).sort(byScopeAndRole);
  return first?.role === 'forbidden' ? [{ term: first.term, span }] : [];
}

function byScopeAndRole(a: FormReading, b: FormReading): number {
  return byNearness(a.term, b.term) || rank(a) - rank(b);
}

function rank({ role }: FormReading): number {
  return role === 'preferred' ? 0 : role === 'variant' ? 1 : 2;
}
