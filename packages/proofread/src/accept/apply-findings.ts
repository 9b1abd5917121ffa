import type { Span } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';

/** A text with accepted suggestions. */
export interface AppliedText {
  readonly text: string;
  /** Spans of the accepted suggestions in it, in the order of the findings. */
  readonly spans: readonly Span[];
  /** Maps a span of this text to the original text; inserted text maps to the text that it replaced. */
  readonly spanBefore: (span: Span) => Span;
}

/**
 * Accepts the first suggestion of each finding. Findings must be sorted, have a suggestion and not overlap.
 */
export function applyFindings(text: string, findings: readonly Lint[]): AppliedText {
  const spans: Span[] = [];
  let applied = '';
  let from = 0;
  for (const {
    span,
    replacements: [first = ''],
  } of findings) {
    applied += text.slice(from, span.start);
    spans.push({ start: applied.length, end: applied.length + first.length });
    applied += first;
    from = span.end;
  }
  return {
    text: applied + text.slice(from),
    spans,
    spanBefore: ({ start, end }) => ({
      start: offsetBefore(start, findings, spans, 'start'),
      end: offsetBefore(end, findings, spans, 'end'),
    }),
  };
}

function offsetBefore(
  offset: number,
  findings: readonly Lint[],
  spans: readonly Span[],
  side: keyof Span,
): number {
  let shift = 0;
  for (const [i, after] of spans.entries()) {
    const before = findings[i]?.span;
    if (before === undefined || after.start >= offset) break;
    if (offset < after.end) return before[side];
    shift = before.end - after.end;
  }
  return offset + shift;
}
