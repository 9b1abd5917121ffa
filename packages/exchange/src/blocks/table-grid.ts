import { bodyLimits } from '@inkstone/contracts/body';
import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import { atLeastOne } from './block-writer.ts';

/** A cell as specified in a file. */
export interface ReadCell {
  readonly isHead: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  readonly align?: 'left' | 'center' | 'right' | null;
  readonly blocks: readonly Node[];
}

/** Further columns are dropped. */
const maxColumns = bodyLimits.columns;

/** Creates a rectangular table: missing cells are added, invalid spans are cut. */
export function tableOf(rows: readonly (readonly ReadCell[])[]): Node | null {
  const placed = placeCells(rows);
  const width = Math.max(0, ...placed.flatMap((row) => row.map(({ column, colspan }) => column + colspan)));
  if (width === 0) return null;
  const isTaken = coverOf(placed);
  const lines = placed.map((cells, row) => {
    const byColumn = new Map(cells.map((cell) => [cell.column, cell]));
    const line: Node[] = [];
    for (let column = 0; column < width; column++) {
      const cell = byColumn.get(column);
      if (cell) line.push(cellNode(cell));
      else if (!isTaken(row, column)) line.push(bodySchema.node('tableCell', null, atLeastOne([])));
    }
    return bodySchema.node('tableRow', null, line);
  });
  return bodySchema.node('table', null, lines);
}

interface PlacedCell extends ReadCell {
  readonly column: number;
}

function placeCells(rows: readonly (readonly ReadCell[])[]): PlacedCell[][] {
  /** By column: the number of further rows that a cell above spans. */
  let reaching: number[] = [];
  return rows.map((cells, row) => {
    const placed: PlacedCell[] = [];
    const next = reaching.map((left) => Math.max(0, left - 1));
    let column = 0;
    for (const cell of cells) {
      while ((reaching[column] ?? 0) > 0) column++;
      if (column >= maxColumns) break;
      const colspan = freeWidth(reaching, column, clamp(cell.colspan, maxColumns - column));
      const rowspan = clamp(cell.rowspan, rows.length - row);
      placed.push({ ...cell, column, colspan, rowspan });
      for (let at = column; at < column + colspan; at++) next[at] = rowspan - 1;
      column += colspan;
    }
    reaching = next;
    return placed;
  });
}

function freeWidth(reaching: readonly number[], from: number, wanted: number): number {
  let width = 1;
  while (width < wanted && (reaching[from + width] ?? 0) === 0) width++;
  return width;
}

function clamp(span: number, max: number): number {
  return Number.isInteger(span) && span > 1 ? Math.max(1, Math.min(span, max)) : 1;
}

/** Whether a position is covered by a cell of any row. */
function coverOf(placed: readonly (readonly PlacedCell[])[]): (row: number, column: number) => boolean {
  const covered = new Set<string>();
  for (const [row, cells] of placed.entries()) {
    for (const { column, colspan, rowspan } of cells) {
      for (let down = 0; down < rowspan; down++) {
        for (let right = 0; right < colspan; right++) covered.add(`${row + down} ${column + right}`);
      }
    }
  }
  return (row, column) => covered.has(`${row} ${column}`);
}

function cellNode({ isHead, colspan, rowspan, align, blocks }: PlacedCell): Node {
  const attrs = { colspan, rowspan, ...(align ? { align } : {}) };
  return bodySchema.node(isHead ? 'tableHeader' : 'tableCell', attrs, atLeastOne(blocks));
}
