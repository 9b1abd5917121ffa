import { cleanCell } from '../layout/clean-lines.ts';
import { readingOrder } from '../layout/reading-order.ts';
import type { RecognisedBlock, RecognisedCell, RecognisedLine } from '../page.ts';
import type { GreyPicture } from '../picture/grey.ts';
import type { TableCell, TableGrid } from '../table/find-tables.ts';
import type { PartKind } from './engine.ts';
import { cropCell, hasInk } from './parts.ts';

export type TableBlock = Extract<RecognisedBlock, { readonly kind: 'table' }>;

/** Height in pixels below which a cell contains one line; characters are about 32 pixels high. */
const oneLine = 76;

/** Reads the cells of tables one by one, so that no text is attributed to the wrong cell. */
export async function readCells(
  unruled: GreyPicture,
  tables: readonly TableGrid[],
  read: (part: GreyPicture, kind: PartKind) => Promise<readonly RecognisedLine[]>,
): Promise<TableBlock[]> {
  const blocks: TableBlock[] = [];
  for (const { box, rows } of tables) {
    const cells: RecognisedCell[][] = [];
    for (const row of rows) {
      const line: RecognisedCell[] = [];
      for (const cell of row) line.push({ ...cell, lines: await readCell(unruled, cell, read) });
      cells.push(line);
    }
    blocks.push({ kind: 'table', box, rows: cells });
  }
  return blocks;
}

async function readCell(
  unruled: GreyPicture,
  { box }: TableCell,
  read: (part: GreyPicture, kind: PartKind) => Promise<readonly RecognisedLine[]>,
): Promise<RecognisedLine[]> {
  const part = cropCell(unruled, box);
  if (!hasInk(part.picture)) return [];
  const lines = await read(part.picture, box.bottom - box.top < oneLine ? 'line' : 'block');
  return readingOrder(cleanCell(lines)).flat().map(part.moveBack);
}
