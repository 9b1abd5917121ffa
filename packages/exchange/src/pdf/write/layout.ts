import type { Line } from './break-lines.ts';

/** Position of a block: indent, width, and number of quotation bars. */
export interface Place {
  readonly left: number;
  readonly width: number;
  readonly bars: readonly number[];
  /** Text in table cells is smaller, without indent. */
  readonly isCell: boolean;
  readonly isBold?: boolean;
  /** Inside a list, where paragraphs are not indented. */
  readonly isItem?: boolean;
}

/** Items on paper from top to bottom. Lengths in points. */
export type Item = LineItem | ImageItem | RuleItem | GapItem | TableItem;

/** Role of an item for assistive technology. */
export type Role = 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'P' | 'LI' | 'BlockQuote' | 'Code' | 'Note';

/** A line, with a marker if it begins a list item. */
export interface LineItem {
  readonly kind: 'line';
  readonly line: Line;
  /** Distance from the left edge of the text. */
  readonly left: number;
  readonly height: number;
  readonly role: Role;
  /** The block of the line: lines of one block have the same number. */
  readonly block: number;
  readonly marker: Line | null;
  /** Background of code. */
  readonly ground: { readonly width: number } | null;
  /** Positions of quotation bars from the left edge of the text. */
  readonly bars: readonly number[];
  /** Number of following lines that must be on the same page. */
  readonly keep: number;
  /** Name of a link destination. */
  readonly place: string | null;
  /** Title of a heading, for the outline. */
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

/** Space between blocks; omitted at the top of a page. */
export interface GapItem {
  readonly kind: 'gap';
  readonly height: number;
  /** Quotation bars beside it. */
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
  /** Whether a cell of the row above spans into this one. */
  readonly isContinued: boolean;
  readonly items: readonly Item[];
}

/** Total height of items, including those in tables. */
export function heightOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'table' ? tableHeight(item) : item.height), 0);
}

function tableHeight({ rows }: TableItem): number {
  return rows.reduce((sum, row) => sum + rowHeight(row), 0);
}

/** Padding of a cell. */
export const cellPadding = { x: 5, y: 4 } as const;

/** Height of a row with its content. */
export function rowHeight({ cells }: TableRowItem): number {
  return Math.max(0, ...cells.map(({ items }) => heightOf(items))) + 2 * cellPadding.y;
}
