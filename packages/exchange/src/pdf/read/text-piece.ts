import { isUnspaced } from '@inkstone/kernel';
/** A run of text as positioned on a page; lengths in points, y increases upwards. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  /** Font size. */
  readonly size: number;
}

/** Text on one baseline of one column. */
export interface TextLine extends TextPiece {
  /** Start and end of the column that contains the line. */
  readonly left: number;
  readonly right: number;
}

/** Minimum gap in ems between columns, between cells, and between the number and text of a heading. */
const columnGap = 0.8;
/** Minimum gap in ems that represents a space missing in the file. */
const wordGap = 0.17;

/** Joins pieces on one baseline into segments; a gap as wide as between columns starts a new one. */
export function joinPieces(pieces: readonly TextPiece[]): TextPiece[] {
  const segments: TextPiece[] = [];
  for (const row of rowsOf(pieces)) {
    let open: TextPiece | null = null;
    let hasSpace = false;
    for (const piece of row) {
      if (piece.text.trim() === '') {
        hasSpace = true;
        continue;
      }
      if (open && piece.x - (open.x + open.width) < columnGap * open.size) open = join(open, piece, hasSpace);
      else {
        if (open) segments.push(open);
        open = piece;
      }
      hasSpace = false;
    }
    if (open) segments.push(open);
  }
  return segments;
}

/** Groups pieces by baseline from top to bottom, each row from left to right. */
function rowsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const sorted = pieces.toSorted((a, b) => b.y - a.y);
  const rows: TextPiece[][] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    // Superscript note numbers belong to the line beside them.
    if (row && first && first.y - piece.y < 0.4 * Math.max(first.size, piece.size)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function join(before: TextPiece, after: TextPiece, hasSpace: boolean): TextPiece {
  const gap = after.x - (before.x + before.width);
  const [end, start] = [before.text.at(-1) ?? '', after.text.at(0) ?? ''];
  const isSpelled = end === ' ' || start === ' ';
  const isMeant = hasSpace || !(isUnspaced(end) || isUnspaced(start));
  const space = !isSpelled && isMeant && gap > wordGap * before.size ? ' ' : '';
  const isMain = before.text.trim().length >= after.text.trim().length;
  return {
    text: before.text + space + after.text,
    x: before.x,
    y: isMain ? before.y : after.y,
    width: after.x + after.width - before.x,
    size: isMain ? before.size : after.size,
  };
}
