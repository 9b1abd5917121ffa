import type { Node } from '@tiptap/pm/model';
import type { WriteContext } from './context.ts';

/** Text width of a page, in twentieths of a point. */
const textWidth = 9026;

type CellXml = (context: WriteContext, cell: Node) => string;

/** A cell that spans a column from above. */
interface Cover {
  readonly span: number;
  rows: number;
}

/** A table; `content` writes the content of cells. */
export function tableXml(context: WriteContext, table: Node, content: CellXml): string {
  const columns = columnsOf(table);
  const column = `<w:gridCol w:w="${Math.floor(textWidth / columns)}"/>`;
  const covers = new Map<number, Cover>();
  const rows: string[] = [];
  table.forEach((row) => {
    rows.push(rowXml(context, row, covers, content));
  });
  return [
    '<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="5000" w:type="pct"/><w:tblLook w:val="0420"/></w:tblPr>',
    `<w:tblGrid>${column.repeat(columns)}</w:tblGrid>${rows.join('')}</w:tbl>`,
  ].join('');
}

function columnsOf(table: Node): number {
  let max = 1;
  table.forEach((row) => {
    let columns = 0;
    row.forEach((cell) => {
      columns += Number(cell.attrs.colspan);
    });
    max = Math.max(max, columns);
  });
  return max;
}

function rowXml(context: WriteContext, row: Node, covers: Map<number, Cover>, content: CellXml): string {
  const cells: string[] = [];
  let column = 0;
  const passCovered = () => {
    for (let cover = covers.get(column); cover; cover = covers.get(column)) {
      cells.push(`<w:tc><w:tcPr>${spanXml(cover.span)}<w:vMerge/></w:tcPr><w:p/></w:tc>`);
      cover.rows--;
      if (cover.rows === 0) covers.delete(column);
      column += cover.span;
    }
  };
  let areAllHeaders = row.childCount > 0;
  row.forEach((cell) => {
    passCovered();
    const { colspan, rowspan } = cell.attrs;
    const isHeader = cell.type.name === 'tableHeader';
    areAllHeaders &&= isHeader;
    // The first of twelve bits: first-row formatting.
    const formatting = isHeader ? '<w:cnfStyle w:val="100000000000"/>' : '';
    const merge = rowspan > 1 ? '<w:vMerge w:val="restart"/>' : '';
    const properties = `<w:tcPr>${formatting}${spanXml(colspan)}${merge}</w:tcPr>`;
    cells.push(`<w:tc>${properties}${content(context, cell)}</w:tc>`);
    if (rowspan > 1) covers.set(column, { span: colspan, rows: rowspan - 1 });
    column += colspan;
  });
  passCovered();
  if (cells.length === 0) cells.push('<w:tc><w:tcPr/><w:p/></w:tc>');
  return `<w:tr>${areAllHeaders ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.join('')}</w:tr>`;
}

function spanXml(span: number): string {
  return span > 1 ? `<w:gridSpan w:val="${span}"/>` : '';
}
