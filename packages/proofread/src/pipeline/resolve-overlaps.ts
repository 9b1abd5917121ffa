import type { Span } from '@inkstone/kernel';
import type { Lint, Severity } from '../lint.ts';

const weight: Record<Severity, number> = { error: 3, warning: 2, style: 1 };

/**
 * Leaves of findings that touch the same text only the weightiest (severity times credibility); of
 * equals the one that came first. The result is in order of place.
 */
export function resolveOverlaps(lints: readonly Lint[]): Lint[] {
  const ranked = lints.map((lint, order) => ({ lint, order, rank: weight[lint.severity] * lint.credible }));
  ranked.sort((a, b) => b.rank - a.rank || a.order - b.order);
  const kept: Lint[] = [];
  for (const { lint } of ranked) {
    const at = placeFor(kept, lint.span);
    if (clashes(kept[at - 1], lint.span) || clashes(kept[at], lint.span)) continue;
    kept.splice(at, 0, lint);
  }
  return kept;
}

/** Index of the first kept finding that begins after `span` does. */
function placeFor(kept: readonly Lint[], span: Span): number {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = kept[middle];
    if (other !== undefined && isBefore(other.span, span)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(a: Span, b: Span): boolean {
  return a.start < b.start || (a.start === b.start && a.end < b.end);
}

/** Insertions clash with what they touch: both would be shown at the same letter. */
function clashes(other: Lint | undefined, span: Span): boolean {
  if (other === undefined) return false;
  const isInsertion = span.start === span.end || other.span.start === other.span.end;
  return isInsertion
    ? other.span.start <= span.end && span.start <= other.span.end
    : other.span.start < span.end && span.start < other.span.end;
}
