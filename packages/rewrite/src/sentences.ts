import type { Span } from '@inkstone/kernel';
import { protectText, splitSentences as splitMasked } from '@inkstone/proofread/text';
import type { Lock } from './locks/lock.ts';

/**
 * Returns the sentences of a text, each with the white space after it, so that the spans cover the whole text. No span ends
 * inside one of `locks`, such as a quotation of several sentences.
 */
export function splitSentences(text: string, locks: readonly Lock[] = []): readonly Span[] {
  const spans: Span[] = [];
  let next = 0;
  // Masks end with a letter, so that a full stop after a masked citation ends the sentence.
  for (const span of splitMasked(protectText(text).replaceAll('\uFFFC.', 'x.'))) {
    while ((locks[next]?.span.end ?? Number.POSITIVE_INFINITY) <= (spans.at(-1)?.end ?? 0)) next++;
    const last = spans.at(-1);
    const isInside = last !== undefined && (locks[next]?.span.start ?? Number.POSITIVE_INFINITY) < last.end;
    if (last !== undefined && isInside) spans[spans.length - 1] = { start: last.start, end: span.end };
    else spans.push(span);
  }
  return spans;
}

/** Returns the locks inside a span, in offsets of the span. */
export function locksWithin(locks: readonly Lock[], span: Span): readonly Lock[] {
  return locks
    .filter((lock) => lock.span.start >= span.start && lock.span.end <= span.end)
    .map(({ kind, span: { start, end } }) => ({
      kind,
      span: { start: start - span.start, end: end - span.start },
    }));
}
