/** An opening mark with its closing one. */
export interface PairMarks {
  readonly open: string;
  readonly close: string;
}

/** What became of the marks of one kind in a text; numbers are places in UTF-16 code units. */
export interface PairedMarks {
  /** Opening and closing place and how deep the pair lies in others of its kind (0 = outermost). */
  readonly pairs: readonly { readonly open: number; readonly close: number; readonly depth: number }[];
  readonly unclosed: readonly number[];
  readonly unopened: readonly number[];
}

/** Pairs the marks of one kind, innermost first. `skips` names places that are no such marks. */
export function pairMarks(
  text: string,
  { open, close }: PairMarks,
  skips: (at: number) => boolean = () => false,
): PairedMarks {
  const waiting: number[] = [];
  const unopened: number[] = [];
  const pairs: { open: number; close: number; depth: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if ((mark !== open && mark !== close) || skips(at)) continue;
    if (mark === open) {
      waiting.push(at);
      continue;
    }
    const start = waiting.pop();
    if (start === undefined) unopened.push(at);
    else pairs.push({ open: start, close: at, depth: waiting.length });
  }
  return { pairs, unclosed: waiting, unopened };
}
