/** A range of text in UTF-16 code units; `start` is inclusive, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two spans share a code unit, or an empty span lies strictly inside the other. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns the span moved by `by` code units. */
export function shift(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by };
}
