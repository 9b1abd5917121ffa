import { byScopeAndRole, forbiddenAt, type Term, type TermHit, termMatcher } from '@inkstone/proofread/terms';
import type { TranslationDirection } from '../segment.ts';

/** The terms of which a translation violates the rules. */
export interface TermFaults {
  /** Terms of the source whose preferred form is missing in the target. */
  readonly missed: readonly Term[];
  /** Forbidden forms of the source's terms that occur in the target. */
  readonly forbidden: readonly TermHit[];
}

/** Finds the terms in a source, the longest at each position; of terms with the same form, the one with the nearer scope. */
export function termsIn(source: string, terms: readonly Term[], { from }: TranslationDirection): TermHit[] {
  return termMatcher(
    terms,
    from,
  )(source).flatMap(({ span, readings, isInWords }) => {
    if (isInWords) return [];
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
