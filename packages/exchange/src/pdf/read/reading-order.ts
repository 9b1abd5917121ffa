import type { TextLine, TextPiece } from './text-piece.ts';

/** Minimum number of lines of a column. */
const minLines = 3;
/** Minimum width of a column of prose, in ems; narrower columns are table cells. */
const minWidth = 9;

/** Sorts the segments of a page into lines in reading order, column by column. */
export function orderLines(segments: readonly TextPiece[]): TextLine[] {
  if (segments.length === 0) return [];
  const gutter = findGutter(segments);
  if (gutter === null) return asColumn(segments);
  const lines: TextLine[] = [];
  for (const band of bandsOf(segments, gutter)) {
    if (band.isWide) lines.push(...asColumn(band.segments));
    else {
      const isLeft = ({ x, width }: TextPiece) => x + width <= gutter + 1;
      lines.push(...orderLines(band.segments.filter(isLeft)));
      lines.push(...orderLines(band.segments.filter((segment) => !isLeft(segment))));
    }
  }
  return lines;
}

/** Sorts the segments of one column from top to bottom; those on one baseline become one line with tabs. */
function asColumn(segments: readonly TextPiece[]): TextLine[] {
  const left = Math.min(...segments.map(({ x }) => x));
  const right = Math.max(...segments.map(({ x, width }) => x + width));
  const lines: TextLine[] = [];
  for (const segment of segments.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - segment.y) < 0.3 * segment.size) {
      lines.pop();
      const width = segment.x + segment.width - last.x;
      lines.push({ ...last, text: `${last.text}\t${segment.text}`, width });
    } else lines.push({ ...segment, left, right });
  }
  return lines;
}

/** Returns the position of the gap between two columns, if most lines are on one side of it and both sides contain prose. */
function findGutter(segments: readonly TextPiece[]): number | null {
  if (segments.length < 2 * minLines) return null;
  const places = [...new Set(segments.map(({ x }) => Math.round(x) - 2))];
  let best: { at: number; crossing: number } | null = null;
  for (const at of places) {
    const crossing = segments.filter(({ x, width }) => x < at && x + width > at + 1).length;
    if (crossing > segments.length / 4 || (best && best.crossing <= crossing)) continue;
    const left = segments.filter(({ x, width }) => x + width <= at + 1);
    const right = segments.filter(({ x }) => x >= at);
    if (isProse(left) && isProse(right) && overlapVertically(left, right)) best = { at, crossing };
  }
  return best?.at ?? null;
}

function isProse(segments: readonly TextPiece[]): boolean {
  if (segments.length < minLines) return false;
  const widths = segments.map(({ width, size }) => width / Math.max(1, size)).sort((a, b) => a - b);
  return (widths[Math.floor(widths.length / 2)] ?? 0) >= minWidth;
}

/** Whether two rows of segments overlap in most of their height. */
function overlapVertically(left: readonly TextPiece[], right: readonly TextPiece[]): boolean {
  const [a, b] = [heightOf(left), heightOf(right)];
  const shared = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return shared > 0.3 * Math.min(a.top - a.bottom, b.top - b.bottom);
}

function heightOf(segments: readonly TextPiece[]): { top: number; bottom: number } {
  const heights = segments.map(({ y }) => y);
  return { top: Math.max(...heights), bottom: Math.min(...heights) };
}

interface Band {
  readonly isWide: boolean;
  readonly segments: TextPiece[];
}

/** Splits a page vertically into sections with columns and sections without. */
function bandsOf(segments: readonly TextPiece[], gutter: number): Band[] {
  const bands: Band[] = [];
  for (const segment of segments.toSorted((a, b) => b.y - a.y)) {
    const isWide = segment.x < gutter && segment.x + segment.width > gutter + 1;
    const band = bands.at(-1);
    if (band && band.isWide === isWide) band.segments.push(segment);
    else bands.push({ isWide, segments: [segment] });
  }
  return bands;
}
