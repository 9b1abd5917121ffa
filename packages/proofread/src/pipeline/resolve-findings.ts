import type { Lint, Severity } from '../lint.ts';
import { changesWords, isGuess } from './lint-class.ts';
import { createPlaces, reachOf, touches } from './places.ts';

const weight: Record<Severity, number> = { error: 3, warning: 2, style: 1 };

/**
 * Resolves conflicting findings of all engines: of findings that overlap, touch or rely on each other's words, only the best is
 * kept. The result is sorted by position, and its findings can be accepted one by one.
 *
 * A guess yields to a rule. Of adjacent guesses, and if a finding relies on a word that another changes, the more credible one is
 * kept ("this reason", "these reasons"). In all other cases the one with the higher severity times credibility is kept, and of
 * equals the first.
 */
export function resolveFindings(lints: readonly Lint[]): Lint[] {
  return withoutOverlaps(withoutConflicts(lints));
}

/** Removes guesses that conflict with rules, and all but the best of mutually dependent findings. */
function withoutConflicts(lints: readonly Lint[]): readonly Lint[] {
  if (!lints.some((lint) => isGuess(lint) || lint.reliesOn !== undefined)) return lints;
  const known = createPlaces();
  for (const lint of lints) if (!isGuess(lint) && lint.source !== 'harper') known.add(lint);
  const removed = new Set(lints.filter((lint) => isGuess(lint) && known.has(lint, invalidates)));
  const dependent = lints.filter(
    (lint) => !removed.has(lint) && (isGuess(lint) || lint.reliesOn !== undefined),
  );
  const kept = createPlaces();
  for (const lint of dependent.toSorted((a, b) => b.credible - a.credible)) {
    if (kept.has(lint, areExclusive)) removed.add(lint);
    else kept.add(lint);
  }
  return lints.filter((lint) => !removed.has(lint));
}

/** Whether a guess is based on words that a rule reports as wrong, and is thus caused by that mistake. */
function invalidates(known: Lint, guess: Lint): boolean {
  return isNear(known, guess) || (isWrongWord(known) && known.span.end + 1 === guess.span.start);
}

/**
 * Whether a finding reports a wrong word, on which the text after it depends ("should of told"); a merely misspelled word is not
 * one. If two words must agree, the more credible finding is kept.
 */
function isWrongWord(lint: Lint): boolean {
  return lint.category !== 'spelling' && lint.reliesOn === undefined && changesWords(lint);
}

/**
 * Whether two findings exclude each other: two guesses about the same or adjacent words, or a finding about a word that the other
 * relies on.
 */
function areExclusive(a: Lint, b: Lint): boolean {
  if (isGuess(a) && isGuess(b)) return touches(a.span, b.span, 1);
  if (isGuess(a) !== isGuess(b)) return touches(reachOf(a), reachOf(b), 0);
  return touches(reachOf(a), b.span, 0) || touches(a.span, reachOf(b), 0);
}

/**
 * Whether two findings are too close to be independent. Exchanged words may be adjacent; otherwise a word must be between them.
 */
function isNear(a: Lint, b: Lint): boolean {
  return touches(a.span, b.span, isExchange(a) && isExchange(b) ? 0 : 1);
}

function isExchange({ span, replacements }: Lint): boolean {
  return span.end > span.start && replacements[0] !== '';
}

function withoutOverlaps(lints: readonly Lint[]): Lint[] {
  const ranked = lints.map((lint, order) => ({ lint, order, rank: rankOf(lint) }));
  ranked.sort((a, b) => b.rank - a.rank || a.order - b.order);
  const kept = createPlaces();
  const clear = ranked.filter(({ lint }) => {
    if (kept.has(lint, clash)) return false;
    kept.add(lint);
    return true;
  });
  return clear.map(({ lint }) => lint).sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** A finding of harper without a suggestion yields to all others, because it corrects nothing. */
function rankOf({ severity, credible, source, replacements }: Lint): number {
  return source === 'harper' && replacements.length === 0 ? 0 : weight[severity] * credible;
}

/**
 * Whether two findings overlap. An insertion conflicts with everything it touches, because both would be shown at the same
 * character.
 */
function clash(a: Lint, b: Lint): boolean {
  const isInsertion = a.span.start === a.span.end || b.span.start === b.span.end;
  return isInsertion ? touches(a.span, b.span, 0) : a.span.start < b.span.end && b.span.start < a.span.end;
}
