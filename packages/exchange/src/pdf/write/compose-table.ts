import type { Node } from '@tiptap/pm/model';
import { cellPadding, type Item, type Place, type TableRowItem } from './layout.ts';

/** Composes a table: column widths depend on the content, cells are composed like other text. */
export function composeTable(
  table: Node,
  place: Place,
  compose: (nodes: readonly Node[], inner: Place) => Item[],
): Item[] {
  const grid = placeCells(table);
  const count = Math.max(1, ...grid.flat().map(({ column, colspan }) => column + colspan));
  const widths = columnWidths(grid, count, place.width);
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  const rows = grid.map((cells): TableRowItem => {
    const items = cells.map(({ node, column, colspan, isContinued }) => {
      const left = edges[column] ?? 0;
      const width = (edges[column + colspan] ?? place.width) - left;
      const isHead = node.type.name === 'tableHeader';
      const inner = { left: 0, width: width - 2 * cellPadding.x, bars: [], isCell: true, isBold: isHead };
      return { left, width, isHead, isContinued, items: isContinued ? [] : compose(node.children, inner) };
    });
    return { isHead: items.length > 0 && items.every(({ isHead }) => isHead), cells: items };
  });
  return [
    { kind: 'gap', height: 4, bars: [] },
    { kind: 'table', left: place.left, rows },
    { kind: 'gap', height: 10, bars: [] },
  ];
}

interface GridCell {
  readonly node: Node;
  readonly column: number;
  readonly colspan: number;
  readonly isContinued: boolean;
}

/** Returns the cells of each row with their columns. A cell that spans rows is contained in each of them. */
function placeCells(table: Node): GridCell[][] {
  let reaching = new Map<number, { node: Node; colspan: number; rows: number }>();
  return table.children.map((row) => {
    const cells: GridCell[] = [];
    const next = new Map<number, { node: Node; colspan: number; rows: number }>();
    let column = 0;
    const continueFrom = () => {
      for (let above = reaching.get(column); above; above = reaching.get(column)) {
        cells.push({ node: above.node, column, colspan: above.colspan, isContinued: true });
        if (above.rows > 1) next.set(column, { ...above, rows: above.rows - 1 });
        column += above.colspan;
      }
    };
    for (const node of row.children) {
      continueFrom();
      const colspan = Number(node.attrs.colspan ?? 1);
      cells.push({ node, column, colspan, isContinued: false });
      const rows = Number(node.attrs.rowspan ?? 1) - 1;
      if (rows > 0) next.set(column, { node, colspan, rows });
      column += colspan;
    }
    continueFrom();
    reaching = next;
    return cells;
  });
}

/** Distributes width by the amount of text, with a minimum that avoids lines of a single word. */
function columnWidths(grid: readonly (readonly GridCell[])[], count: number, room: number): number[] {
  const needs = Array.from({ length: count }, () => 4);
  for (const { node, column, colspan, isContinued } of grid.flat()) {
    if (isContinued) continue;
    const length =
      [...node.textContent].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0) / colspan;
    for (let at = column; at < column + colspan; at++) {
      needs[at] = Math.max(needs[at] ?? 0, Math.min(60, length));
    }
  }
  const weights = needs.map((need) => 3 + need ** 0.8);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (room * weight) / total);
}
