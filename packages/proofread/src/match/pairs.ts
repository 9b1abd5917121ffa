/** An opening mark with its closing one. */
export interface PairMarks {
  readonly open: string;
  readonly close: string;
}

/** Pairing of the marks of one kind in a text; numbers are UTF-16 offsets. */
export interface PairedMarks {
  /** Offsets of the opening and closing mark, and nesting depth (0 = outermost). */
  readonly pairs: readonly { readonly open: number; readonly close: number; readonly depth: number }[];
  readonly unclosed: readonly number[];
  readonly unopened: readonly number[];
}

/** Pairs the marks of one kind, innermost first. `skips` contains offsets that are not such marks. */
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
