/** A run of text as it lies on a page; lengths in points, y grows upwards. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  /** Height of the type. */
  readonly size: number;
}

/** What stands on one baseline of one column. */
export interface TextLine extends TextPiece {
  /** Where the column begins and ends that the line stands in. */
  readonly left: number;
  readonly right: number;
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

/** Whether a sign is set without spaces around it. */
export function isHan(sign: string): boolean {
  return han.test(sign);
}

/** Gap in ems that parts columns, cells, and the number of a heading from its words. */
const columnGap = 0.8;
/** Gap in ems that is a space the file does not spell out. */
const wordGap = 0.17;

/** Joins pieces on one baseline into segments; a gap as wide as between columns begins another one. */
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

/** Pieces by baseline from top to bottom, each row from left to right. */
function rowsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const sorted = pieces.toSorted((a, b) => b.y - a.y);
  const rows: TextPiece[][] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    // Raised numbers of notes belong to the line that they stand in.
    if (row && first && first.y - piece.y < 0.4 * Math.max(first.size, piece.size)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function join(before: TextPiece, after: TextPiece, hasSpace: boolean): TextPiece {
  const gap = after.x - (before.x + before.width);
  const [end, start] = [before.text.at(-1) ?? '', after.text.at(0) ?? ''];
  const isSpelled = end === ' ' || start === ' ';
  const isMeant = hasSpace || !(isHan(end) || isHan(start));
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
