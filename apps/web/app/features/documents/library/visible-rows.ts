/** The position of a list in the window, with rows of one height. All lengths in px. */
export interface ListView {
  readonly count: number;
  readonly rowHeight: number;
  /** How far the top of the list is above the top of the window; negative while it is below. */
  readonly above: number;
  readonly windowHeight: number;
}

/** Rows from `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Rows rendered beyond the viewport on both sides, for the next arrow key or scroll event. */
const spare = 12;
/** The range moves in steps of this many rows, so that most scroll events change nothing. */
const step = 6;

/** The range of rows needed to fill the window. */
export function visibleRows({ count, rowHeight, above, windowHeight }: ListView): RowRange {
  const first = Math.floor(above / rowHeight) - spare;
  const last = Math.ceil((above + windowHeight) / rowHeight) + spare;
  const within = (row: number) => Math.min(Math.max(row, 0), count);
  return { from: within(Math.floor(first / step) * step), to: within(Math.ceil(last / step) * step) };
}
