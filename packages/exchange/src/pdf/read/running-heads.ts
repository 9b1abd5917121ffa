import type { TextPiece } from './text-piece.ts';

/** Number of rows at the top and bottom of a page that may be running heads. */
const maxRows = 2;
/** Minimum number of pages on which a running head recurs; in a shorter file, all pages. */
const minPages = 3;
/** Minimum distance between running heads and text, in ems. */
const minGap = 2;

/** Removes recurring rows at the edges of pages: running heads, footers and page numbers. */
export function dropRunningHeads(pages: readonly (readonly TextPiece[])[]): TextPiece[][] {
  const edges = pages.map(edgesOf);
  const seen = new Map<string, number>();
  for (const rows of edges) {
    for (const key of new Set(rows.flat().map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const minOccurrences = pages.length === 2 ? 2 : Math.max(minPages, pages.length * 0.2);
  return pages.map((page, at) => {
    const heads = (edges[at] ?? []).filter(
      (row) => row.every((piece) => (seen.get(keyOf(piece)) ?? 0) >= minOccurrences) || isPageNumber(row),
    );
    const dropped = new Set(heads.flat());
    return page.filter((piece) => !dropped.has(piece));
  });
}

/** Returns the rows at the top and bottom that are separated from the text by a gap. */
function edgesOf(page: readonly TextPiece[]): TextPiece[][] {
  const rows = [...Map.groupBy(page, ({ y }) => Math.round(y))]
    .sort(([a], [b]) => b - a)
    .map(([, row]) => row);
  return [...partedRows(rows), ...partedRows(rows.toReversed())];
}

/** Returns the first rows up to the first wide gap; none without such a gap. */
function partedRows(rows: readonly TextPiece[][]): TextPiece[][] {
  for (let count = 1; count <= maxRows && count < rows.length; count++) {
    const [last, next] = [rows[count - 1]?.[0], rows[count]?.[0]];
    if (last && next && Math.abs(last.y - next.y) > minGap * Math.max(last.size, next.size)) {
      return rows.slice(0, count);
    }
  }
  return [];
}

/** Returns a key of a row by position and text that ignores page numbers. */
function keyOf({ text, y }: TextPiece): string {
  return `${Math.round(y / 3)} ${text.replace(/\d+/g, '#').trim()}`;
}

function isPageNumber(row: readonly TextPiece[]): boolean {
  const [first] = row;
  if (!first || row.length > 1) return false;
  return /^\s*(?:[-–—·]\s*)?(?:第\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*[页頁])?(?:\s*(?:\/|／|of)\s*\d{1,4})?(?:\s*[-–—·])?\s*$/.test(
    first.text,
  );
}
