import type { Box } from '../page.ts';
import { heightOf, middle, widthOf } from './boxes.ts';

/** A positioned part of a page: a line or a table. */
export interface PlacedPart {
  readonly box: Box;
}

/** Minimum number of lines on each side of a column gap. */
const minLines = 3;
/** Minimum width of a column in line heights; narrower lines are list numbers. */
const minWidth = 4;

/**
 * Sorts lines and tables into reading order: columns from left to right, with parts that span them before or
 * after. Each group of the result is one text flow.
 */
export function readingOrder<Item extends PlacedPart>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [];
  const height = middle(items.map(({ box }) => heightOf(box)));
  return divide(items, height);
}

function divide<Item extends PlacedPart>(items: readonly Item[], height: number): Item[][] {
  const gutter = items.length >= 2 * minLines ? findGutter(items, height) : null;
  if (gutter === null) return [inRows(items)];
  const groups: Item[][] = [];
  const spanning = items.filter((item) => crosses(item, gutter)).sort((a, b) => a.box.top - b.box.top);
  let rest = items.filter((item) => !crosses(item, gutter));
  for (const wide of [...spanning, null]) {
    const isAbove = ({ box }: Item) =>
      wide === null || (box.top + box.bottom) / 2 < (wide.box.top + wide.box.bottom) / 2;
    const above = rest.filter(isAbove);
    rest = rest.filter((item) => !isAbove(item));
    for (const side of [above.filter(isLeft(gutter)), above.filter((item) => !isLeft(gutter)(item))]) {
      if (side.length > 0) groups.push(...divide(side, height));
    }
    if (wide === null) break;
    const last = groups.at(-1);
    const follows = last !== undefined && above.length === 0 && last.every((item) => crosses(item, gutter));
    if (follows) last.push(wide);
    else groups.push([wide]);
  }
  return groups;
}

function crosses({ box }: PlacedPart, x: number): boolean {
  return box.left < x && box.right > x;
}

function isLeft(x: number): (item: PlacedPart) => boolean {
  return ({ box }) => (box.left + box.right) / 2 < x;
}

/**
 * Finds the centre of the gap between columns: the position that the fewest lines cross, with full lines on
 * both sides.
 */
function findGutter(items: readonly PlacedPart[], height: number): number | null {
  const left = Math.min(...items.map(({ box }) => box.left));
  const right = Math.max(...items.map(({ box }) => box.right));
  let best: { x: number; crossing: number; room: number } | null = null;
  for (let x = left + minWidth * height; x < right - minWidth * height; x += Math.max(1, height / 4)) {
    const crossing = items.filter((item) => crosses(item, x)).length;
    if (crossing > items.length * 0.3 || (best && crossing > best.crossing)) continue;
    const room = roomAt(items, x);
    if (room < height * 0.6 || (best && crossing === best.crossing && room <= best.room)) continue;
    if (areColumns(items, x, height)) best = { x, crossing, room };
  }
  return best?.x ?? null;
}

/** Returns the width of the gap between the lines on both sides of a position. */
function roomAt(items: readonly PlacedPart[], x: number): number {
  const beside = items.filter((item) => !crosses(item, x));
  const from = Math.max(...beside.filter(isLeft(x)).map(({ box }) => box.right), 0);
  const to = Math.min(...beside.filter((item) => !isLeft(x)(item)).map(({ box }) => box.left));
  return Number.isFinite(to) ? to - from : 0;
}

function areColumns(items: readonly PlacedPart[], x: number, height: number): boolean {
  const beside = items.filter((item) => !crosses(item, x));
  const sides = [beside.filter(isLeft(x)), beside.filter((item) => !isLeft(x)(item))];
  const areFull = sides.every(
    (side) => side.length >= minLines && middle(side.map(({ box }) => widthOf(box))) > height * minWidth,
  );
  if (!areFull) return false;
  const [first, second] = sides.map((side) => ({
    top: Math.min(...side.map(({ box }) => box.top)),
    bottom: Math.max(...side.map(({ box }) => box.bottom)),
  }));
  if (!first || !second) return false;
  const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return shared > height * 3;
}

/** Sorts by rows, and within a row from left to right. */
function inRows<Item extends PlacedPart>(items: readonly Item[]): Item[] {
  const rows: Item[][] = [];
  for (const item of [...items].sort((a, b) => a.box.top + a.box.bottom - b.box.top - b.box.bottom)) {
    const first = rows.at(-1)?.[0];
    if (first && isSameRow(first.box, item.box)) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left));
}

/** Whether two boxes overlap by more than half of the lower one. */
export function isSameRow(first: Box, second: Box): boolean {
  const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return shared > Math.min(heightOf(first), heightOf(second)) * 0.5;
}
