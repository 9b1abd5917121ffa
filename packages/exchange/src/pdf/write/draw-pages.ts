import type PDFKit from 'pdfkit';
import type { Line, Piece } from './break-lines.ts';
import {
  cellPadding,
  heightOf,
  type ImageItem,
  type Item,
  type LineItem,
  rowHeight,
  type TableCellItem,
  type TableItem,
  type TableRowItem,
} from './layout.ts';
import { Tagger } from './tagger.ts';
import type { Face } from './text-style.ts';

/** An A4 page with margins. */
export const page = { width: 595.28, height: 841.89, x: 74, top: 76, bottom: 76 } as const;

/** Size of the text area of a page. */
export const textArea = {
  width: page.width - 2 * page.x,
  height: page.height - page.top - page.bottom,
} as const;

/** Draws items on pages in order. */
export class PageDrawer {
  readonly #doc: PDFKit.PDFDocument;
  readonly #images: ReadonlyMap<string, Buffer>;
  readonly #tagger: Tagger;
  readonly #outline: { readonly level: number; readonly item: PDFKit.PDFOutline }[] = [];
  #y: number = page.top;
  #number = 0;

  constructor(doc: PDFKit.PDFDocument, images: ReadonlyMap<string, Buffer>) {
    this.#doc = doc;
    this.#images = images;
    this.#tagger = new Tagger(doc);
    this.#turn();
  }

  /** Draws all items and closes the last block. */
  drawAll(items: readonly Item[]): void {
    for (const [at, item] of items.entries()) this.#draw(item, items, at);
    this.#tagger.endBlock();
  }

  #draw(item: Item, items: readonly Item[], at: number): void {
    switch (item.kind) {
      case 'gap':
        if (this.#y === page.top) return;
        this.#tagger.artifact('Layout', () => this.#drawBars(item, page.x, this.#y));
        this.#y += item.height;
        return;
      case 'line':
        this.#makeRoom(heightOf(items.slice(at, at + 1 + item.keep + (item.outline ? 2 : 0))), item.height);
        this.#drawLine(item, page.x, this.#y);
        this.#y += item.height;
        return;
      case 'image':
        this.#makeRoom(item.height, item.height);
        this.#drawImage(item, page.x, this.#y);
        this.#y += item.height;
        return;
      case 'rule':
        this.#makeRoom(item.height, item.height);
        this.#drawRule(page.x + item.left, this.#y + item.height / 2, item.width);
        this.#y += item.height;
        return;
      case 'table':
        this.#drawTable(item);
    }
  }

  /** Starts a new page if the items that must stay together do not fit. */
  #makeRoom(wanted: number, minHeight: number): void {
    const left = page.height - page.bottom - this.#y;
    const isTooMuch = wanted > textArea.height / 2 ? minHeight > left : wanted > left;
    if (isTooMuch && this.#y > page.top) this.#turn();
  }

  #turn(): void {
    this.#doc.addPage();
    this.#number++;
    this.#y = page.top;
    this.#tagger.artifact('Pagination', () => {
      this.#doc.font('regular').fontSize(9).fillColor('#666666');
      const text = String(this.#number);
      const x = (page.width - this.#doc.widthOfString(text)) / 2;
      this.#doc.text(text, x, page.height - page.bottom / 2, { lineBreak: false, baseline: 'alphabetic' });
    });
  }

  #drawLine(item: LineItem, x: number, y: number): void {
    const base = y + item.height / 2 + item.line.size * 0.36;
    this.#tagger.artifact('Layout', () => {
      this.#drawBars(item, x, y);
      if (item.ground) this.#doc.rect(x + item.left - 8, y, item.ground.width, item.height).fill('#f3f3f1');
    });
    if (item.outline) this.#addOutline(item.outline);
    if (item.place) this.#doc.addNamedDestination(item.place, 'XYZ', page.x, y, null);
    this.#tagger.line(item.role, item.block, () => {
      if (item.marker) this.#drawPieces(item.marker, x + item.left - item.marker.width - 6, base);
      this.#drawPieces(item.line, x + item.left, base);
    });
  }

  #drawBars({ bars, height }: Pick<LineItem, 'bars' | 'height'>, x: number, y: number): void {
    for (const bar of bars) this.#doc.rect(x + bar, y, 2.5, height).fill('#bbbbbb');
  }

  #drawPieces({ pieces }: Line, x: number, base: number): void {
    for (const piece of pieces) this.#drawPiece(piece, x + piece.x, base - piece.style.rise);
  }

  #drawPiece({ text, style, width, spacing }: Piece, x: number, y: number): void {
    if (style.isHighlighted) {
      this.#doc.rect(x, y - style.size * 0.86, width, style.size * 1.12).fill('#fff1a8');
    }
    this.#doc
      .font(style.face satisfies Face)
      .fontSize(style.size)
      .fillColor(style.color);
    this.#doc.text(text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
      oblique: style.isItalic,
      ...(style.link === null ? {} : { link: style.link }),
      ...(style.goTo === null ? {} : { goTo: style.goTo }),
    });
    const strokes = [...(style.isUnderlined ? [0.16] : []), ...(style.isStruck ? [-0.34] : [])];
    for (const stroke of strokes) {
      const at = y + stroke * style.size;
      this.#doc
        .moveTo(x, at)
        .lineTo(x + width, at)
        .lineWidth(style.size * 0.05)
        .stroke(style.color);
    }
  }

  #drawImage({ src, alt, left, width, height }: ImageItem, x: number, y: number): void {
    const image = this.#images.get(src);
    if (!image) return;
    this.#tagger.figure(alt, () => this.#doc.image(image, x + left, y, { width, height }));
  }

  #drawRule(x: number, y: number, width: number): void {
    this.#tagger.artifact('Layout', () => {
      this.#doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke('#999999');
    });
  }

  #drawTable({ left, rows }: TableItem): void {
    this.#tagger.beginTable();
    for (const [at, row] of rows.entries()) {
      const height = rowHeight(row);
      const room = page.height - page.bottom - this.#y;
      if (height > room && this.#y > page.top) {
        this.#turn();
        const [head] = rows;
        if (at > 0 && head?.isHead && rowHeight(head) < textArea.height / 3) this.#drawRow(head, left, true);
      }
      this.#drawRow(row, left, false);
    }
    this.#tagger.endTable();
  }

  /** Draws a row; one that is higher than a page continues on the next ones. */
  #drawRow(row: TableRowItem, left: number, isRepeated: boolean): void {
    if (!isRepeated) this.#tagger.beginRow();
    let rest = row;
    for (;;) {
      const room = page.height - page.bottom - this.#y;
      const { fits, over } = partRow(rest, room);
      this.#drawCells(fits, left, Math.min(rowHeight(fits), room), isRepeated);
      if (!over) return;
      this.#turn();
      rest = over;
    }
  }

  #drawCells({ cells }: TableRowItem, left: number, height: number, isRepeated: boolean): void {
    for (const cell of cells) {
      const x = page.x + left + cell.left;
      this.#tagger.artifact('Layout', () => this.#drawFrame(cell, x, height));
      const draw = () => this.#drawCellItems(cell, x + cellPadding.x, this.#y + cellPadding.y);
      if (isRepeated) this.#tagger.artifact('Layout', draw);
      else if (!cell.isContinued) this.#tagger.cell(cell.isHead, draw);
    }
    this.#y += height;
  }

  #drawFrame({ width, isHead, isContinued }: TableCellItem, x: number, height: number): void {
    if (isHead) this.#doc.rect(x, this.#y, width, height).fill('#f3f3f1');
    this.#doc.lineWidth(0.5).strokeColor('#999999');
    const [top, bottom, right] = [this.#y, this.#y + height, x + width];
    this.#doc.moveTo(x, top).lineTo(x, bottom).lineTo(right, bottom).lineTo(right, top);
    if (!isContinued) this.#doc.lineTo(x, top);
    this.#doc.stroke();
  }

  #drawCellItems({ items }: TableCellItem, x: number, top: number): void {
    let y = top;
    for (const item of items) {
      if (item.kind === 'line') {
        const base = y + item.height / 2 + item.line.size * 0.36;
        if (item.marker) this.#drawPieces(item.marker, x + item.left - item.marker.width - 6, base);
        this.#drawPieces(item.line, x + item.left, base);
      } else if (item.kind === 'image') {
        const image = this.#images.get(item.src);
        if (image) this.#doc.image(image, x + item.left, y, { width: item.width, height: item.height });
      } else if (item.kind === 'table') {
        for (const line of linesWithin(item)) {
          this.#drawPieces(line.line, x, y + line.height / 2 + line.line.size * 0.36);
          y += line.height;
        }
        continue;
      }
      y += heightOf([item]);
    }
  }

  #addOutline({ title, level }: { readonly title: string; readonly level: number }): void {
    while ((this.#outline.at(-1)?.level ?? 0) >= level) this.#outline.pop();
    const parent = this.#outline.at(-1)?.item ?? this.#doc.outline;
    this.#outline.push({ level, item: parent.addItem(title.slice(0, 200)) });
  }
}

/** Returns the lines of a table within a cell, between which it can be split. */
function linesWithin({ rows }: TableItem): LineItem[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ items }) =>
      items.flatMap((item) =>
        item.kind === 'table' ? linesWithin(item) : item.kind === 'line' ? [item] : [],
      ),
    ),
  );
}

/** Splits a row into the part that fits and the rest. The first part contains at least one item of each cell. */
function partRow(row: TableRowItem, room: number): { fits: TableRowItem; over: TableRowItem | null } {
  if (rowHeight(row) <= room) return { fits: row, over: null };
  const parted = row.cells.map((cell) => {
    let height = 2 * cellPadding.y;
    let count = 0;
    for (const item of cell.items) {
      height += heightOf([item]);
      if (height > room && count > 0) break;
      count++;
    }
    return { cell, count };
  });
  const take = (from: (count: number) => [number, number | undefined]) =>
    parted.map(({ cell, count }) => ({ ...cell, items: cell.items.slice(...from(count)) }));
  const over = take((count) => [count, undefined]);
  const isDone = over.every(({ items }) => items.length === 0);
  return {
    fits: { ...row, cells: take((count) => [0, count]) },
    over: isDone ? null : { ...row, cells: over },
  };
}
