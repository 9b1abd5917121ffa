import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import { bodyOf } from '../../manuscript.ts';
import { childOf, childValue, elementsOf, type XmlElement } from '../../word-file/index.ts';
import type { ReadContext } from './context.ts';
import { openNote } from './inline.ts';
import { isOn } from './styles.ts';

interface Cell {
  readonly column: number;
  readonly span: number;
  rows: number;
  readonly isHeader: boolean;
  readonly blocks: Node[];
}

/** Maximum number of columns: Word allows 63, more than 100 indicate a malicious file. */
const maxColumns = 100;

/** Reads a table; null if it has no cell. */
export function readTable(context: ReadContext, table: XmlElement): Node | null {
  const rows: Cell[][] = [];
  /** By column: the cell that spans into the previous row. */
  const above: (Cell | undefined)[] = [];
  for (const row of findAll(context, table, 'w:tr')) {
    if (isRowRemoved(context, row)) continue;
    const cells = readRow(context, row, above);
    rows.push(cells);
  }
  const width = Math.max(0, ...rows.flat().map(({ column, span }) => column + span));
  if (width === 0) return null;
  return bodySchema.node('table', null, buildRows(rows, width));
}

/** Rows of a table or cells of a row, including those in content controls. */
function findAll(context: ReadContext, parent: XmlElement, name: 'w:tr' | 'w:tc'): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === name) return [child];
    if (child.name === 'w:commentRangeStart') openNote(context, child.attributes.get('w:id') ?? '');
    return ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:del'].includes(child.name)
      ? findAll(context, child, name)
      : [];
  });
}

function isRowRemoved({ changes }: ReadContext, row: XmlElement): boolean {
  const properties = childOf(row, 'w:trPr');
  const removedTag = changes === 'accept' ? 'w:del' : changes === 'reject' ? 'w:ins' : null;
  return removedTag !== null && childOf(properties, removedTag) !== undefined;
}

function readRow(context: ReadContext, row: XmlElement, above: (Cell | undefined)[]): Cell[] {
  const properties = childOf(row, 'w:trPr');
  const header = childOf(properties, 'w:tblHeader');
  const isHeaderRow = header !== undefined && isOn(header.attributes.get('w:val') ?? '1');
  const cells: Cell[] = [];
  const reached: (Cell | undefined)[] = [];
  let column = clampColumns(childValue(properties, 'w:gridBefore') ?? '0');
  for (const element of findAll(context, row, 'w:tc')) {
    if (column >= maxColumns) break;
    const own = childOf(element, 'w:tcPr');
    const span = Math.min(
      Math.max(1, clampColumns(childValue(own, 'w:gridSpan') ?? '1')),
      maxColumns - column,
    );
    const blocks = context.readBlocks(context, withoutEnd(context, elementsOf(element)));
    const merge = childOf(own, 'w:vMerge');
    const upper = above[column];
    let cell: Cell;
    if (
      merge &&
      merge.attributes.get('w:val') !== 'restart' &&
      upper?.span === span &&
      upper.column === column
    ) {
      cell = upper;
      cell.rows++;
      if (blocks.some((block) => block.content.size > 0 || block.isLeaf)) cell.blocks.push(...blocks);
    } else {
      cell = { column, span, rows: 1, isHeader: isHeaderRow || isHeaderCell(context, element), blocks };
      cells.push(cell);
    }
    for (let at = column; at < column + span; at++) reached[at] = cell;
    column += span;
  }
  above.splice(0, above.length, ...Array.from(reached));
  return cells;
}

function clampColumns(written: string): number {
  const value = Number(written);
  return Number.isInteger(value) ? Math.min(Math.max(value, 0), maxColumns) : 0;
}

function isHeaderCell(context: ReadContext, cell: XmlElement): boolean {
  const formatting = childOf(childOf(cell, 'w:tcPr'), 'w:cnfStyle')?.attributes;
  if (formatting?.get('w:val')?.startsWith('1') || isOn(formatting?.get('w:firstRow'))) return true;
  const style = childValue(childOf(childOf(cell, 'w:p'), 'w:pPr'), 'w:pStyle');
  return style !== undefined && context.styles.paragraph(style).kind?.kind === 'tableHeading';
}

/** Removes the empty paragraph after a table at the end of a cell; Word requires a cell to end with a paragraph. */
function withoutEnd(context: ReadContext, elements: XmlElement[]): XmlElement[] {
  const [before, last] = elements.slice(-2);
  if (before?.name !== 'w:tbl' || last?.name !== 'w:p') return elements;
  const style = context.styles.paragraph(childValue(childOf(last, 'w:pPr'), 'w:pStyle'));
  const isEmpty = elementsOf(last).every(({ name }) => name === 'w:pPr');
  return isEmpty && style.kind?.kind !== 'gap' ? elements.slice(0, -1) : elements;
}

/** Fills uncovered positions, so that all rows have equal length. */
function buildRows(rows: readonly (readonly Cell[])[], width: number): Node[] {
  const covered: number[] = new Array(width).fill(0);
  return rows.map((cells) => {
    const nodes: Node[] = [];
    let next = 0;
    for (let column = 0; column < width; ) {
      const cell = cells[next];
      if ((covered[column] ?? 0) > 0) {
        covered[column] = (covered[column] ?? 1) - 1;
        column++;
      } else if (cell && cell.column <= column) {
        nodes.push(cellNode(cell));
        for (let at = column; at < column + cell.span; at++) covered[at] = cell.rows - 1;
        column += cell.span;
        next++;
      } else {
        nodes.push(cellNode({ column, span: 1, rows: 1, isHeader: false, blocks: [] }));
        column++;
      }
    }
    return bodySchema.node('tableRow', null, nodes);
  });
}

function cellNode({ span, rows, isHeader, blocks }: Cell): Node {
  const name = isHeader ? 'tableHeader' : 'tableCell';
  return bodySchema.node(name, { colspan: span, rowspan: rows }, bodyOf(blocks).content);
}
