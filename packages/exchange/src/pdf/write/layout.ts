import type { Line } from './break-lines.ts';

/** Where a block stands: how far in, how wide, behind how many bars. */
export interface Place {
  readonly left: number;
  readonly width: number;
  readonly bars: readonly number[];
  /** Words in cells are smaller, and not indented. */
  readonly isCell: boolean;
  readonly isBold?: boolean;
  /** Within a list, where no paragraph is indented. */
  readonly isItem?: boolean;
}

/** What stands on paper, from top to bottom. Lengths in points. */
export type Item = LineItem | ImageItem | RuleItem | GapItem | TableItem;

/** What an item is for readers that do not see. */
export type Role = 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'P' | 'LI' | 'BlockQuote' | 'Code' | 'Note';

/** One line, with a sign in front where an item of a list begins. */
export interface LineItem {
  readonly kind: 'line';
  readonly line: Line;
  /** From the left edge of the text. */
  readonly left: number;
  readonly height: number;
  readonly role: Role;
  /** Lines of one block have the same number. */
  readonly block: number;
  readonly marker: Line | null;
  /** Behind code. */
  readonly ground: { readonly width: number } | null;
  /** How far bars of quotations stand from the left edge of the text. */
  readonly bars: readonly number[];
  /** How many of the lines that follow must stand on the same page. */
  readonly keep: number;
  /** A name under which the line can be found. */
  readonly place: string | null;
  /** The title of a heading, for the outline of the file. */
  readonly outline: { readonly title: string; readonly level: number } | null;
}

export interface ImageItem {
  readonly kind: 'image';
  readonly src: string;
  readonly alt: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface RuleItem {
  readonly kind: 'rule';
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Room between blocks; none at the top of a page. */
export interface GapItem {
  readonly kind: 'gap';
  readonly height: number;
  /** Bars of the quotation that it stands in. */
  readonly bars: readonly number[];
}

export interface TableItem {
  readonly kind: 'table';
  readonly left: number;
  readonly rows: readonly TableRowItem[];
}

export interface TableRowItem {
  readonly isHead: boolean;
  readonly cells: readonly TableCellItem[];
}

export interface TableCellItem {
  readonly left: number;
  readonly width: number;
  readonly isHead: boolean;
  /** Whether a cell of the row above reaches into this one. */
  readonly isContinued: boolean;
  readonly items: readonly Item[];
}

/** The height of items, those within tables included. */
export function heightOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'table' ? tableHeight(item) : item.height), 0);
}

function tableHeight({ rows }: TableItem): number {
  return rows.reduce((sum, row) => sum + rowHeight(row), 0);
}

/** Room within a cell around its words. */
export const cellPadding = { x: 5, y: 4 } as const;

/** The height of a row with everything in it. */
export function rowHeight({ cells }: TableRowItem): number {
  return Math.max(0, ...cells.map(({ items }) => heightOf(items))) + 2 * cellPadding.y;
}
