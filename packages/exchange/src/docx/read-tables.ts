import type { Node } from '@tiptap/pm/model';
import { readDocx } from './read-docx.ts';

/**
 * The cells of all tables of a docx as texts, row by row; lines of a cell are separated by line ends, and a
 * cell that covers several columns is followed by empty ones. Throws as `readDocx` does.
 */
export function readDocxTables(bytes: Uint8Array, maxBytes: number): string[][] {
  const { body } = readDocx(bytes, { changes: 'accept', maxBytes }).manuscript;
  const rows: string[][] = [];
  body.descendants((node) => {
    if (node.type.name !== 'tableRow') return true;
    rows.push(node.children.flatMap((cell) => [textOf(cell), ...emptyCells(cell)]));
    // A table inside a cell is read as text of the cell.
    return false;
  });
  return rows;
}

function textOf(cell: Node): string {
  return cell
    .textBetween(0, cell.content.size, '\n', (leaf) => (leaf.type.name === 'hardBreak' ? '\n' : ''))
    .trim();
}

function emptyCells(cell: Node): string[] {
  return new Array(Math.max(0, Number(cell.attrs.colspan ?? 1) - 1)).fill('');
}
