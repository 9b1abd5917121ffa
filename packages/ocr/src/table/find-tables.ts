import { around } from '../layout/boxes.ts';
import type { Box } from '../page.ts';
import type { GreyPicture } from '../picture/grey.ts';
import { createGrey, white } from '../picture/grey.ts';
import { findInk } from '../picture/ink.ts';
import { findRules, type Rule } from './rules.ts';

/** A cell of a table bounded by ruling lines. */
export interface TableCell {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
}

/** A table with ruling lines. */
export interface TableGrid {
  readonly box: Box;
  /** Cells by the row in which they begin. */
  readonly rows: readonly (readonly TableCell[])[];
}

/** Tables of a page, and the page without their ruling lines. */
export interface FoundTables {
  readonly tables: readonly TableGrid[];
  /** The page with the ruling lines of tables erased. */
  readonly unruled: GreyPicture;
}

/** Minimum lengths in pixels; characters of a prepared picture are about 32 high. */
const minAcross = 70;
const minDown = 44;
/** Distance (in pixels) below which ruling lines are merged. */
const apart = 16;
/** Maximum distance, in pixels, at which ruling lines count as meeting. */
const reach = 8;
/** Maximum number of cells; more indicate a pattern, not a table. */
const maxCells = 400;
const maxRules = 2000;

/** Finds tables whose cells are separated by ruling lines. */
export function findTables(picture: GreyPicture): FoundTables {
  const ink = { width: picture.width, height: picture.height, ink: findInk(picture, 205) };
  const across = findRules(ink, { isVertical: false, length: minAcross });
  const down = findRules(ink, { isVertical: true, length: minDown });
  if (across.length + down.length > maxRules) return { tables: [], unruled: picture };
  const tables: TableGrid[] = [];
  const used: { readonly rules: readonly Rule[]; readonly isVertical: boolean }[] = [];
  for (const group of groupRules(across, down)) {
    const grid = gridOf(group);
    if (!grid) continue;
    tables.push(grid);
    used.push({ rules: group.across, isVertical: false }, { rules: group.down, isVertical: true });
  }
  return { tables, unruled: used.length > 0 ? erase(picture, used) : picture };
}

interface RuleGroup {
  across: Rule[];
  down: Rule[];
}

/** Groups ruling lines that meet, which belong to one table. */
function groupRules(across: readonly Rule[], down: readonly Rule[]): RuleGroup[] {
  const groups: RuleGroup[] = across.map((rule) => ({ across: [rule], down: [] }));
  for (const rule of down) {
    const touched = groups.filter((group) => group.across.some(({ box }) => meet(box, rule.box)));
    const [first, ...others] = touched;
    if (!first) continue;
    for (const other of others) {
      first.across.push(...other.across);
      first.down.push(...other.down);
      groups.splice(groups.indexOf(other), 1);
    }
    first.down.push(rule);
  }
  return groups.filter((group) => group.across.length >= 2 && group.down.length >= 2);
}

function meet(a: Box, b: Box): boolean {
  return (
    a.left - reach < b.right &&
    b.left - reach < a.right &&
    a.top - reach < b.bottom &&
    b.top - reach < a.bottom
  );
}

function gridOf({ across, down }: RuleGroup): TableGrid | null {
  const ys = positions(across.map(({ box }) => (box.top + box.bottom) / 2));
  const xs = positions(down.map(({ box }) => (box.left + box.right) / 2));
  const count = (ys.length - 1) * (xs.length - 1);
  if (count < 2 || count > maxCells) return null;
  const rows = mergeCells({
    xs,
    ys,
    // Whether there is a ruling line above the cell, or to the left of it.
    hasAbove: (row, column) => covers(across, 'across', ys[row] ?? 0, [xs[column] ?? 0, xs[column + 1] ?? 0]),
    hasLeft: (row, column) => covers(down, 'down', xs[column] ?? 0, [ys[row] ?? 0, ys[row + 1] ?? 0]),
  });
  if (rows.flat().length < 2) return null;
  return { box: around([...across, ...down].map(({ box }) => box)), rows };
}

/** Returns the positions of ruling lines, merging those close together. */
function positions(values: readonly number[]): number[] {
  const groups: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = groups.at(-1)?.[0];
    if (last !== undefined && value - last < apart) groups.at(-1)?.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

function covers(
  rules: readonly Rule[],
  direction: 'across' | 'down',
  at: number,
  [from, to]: readonly [number, number],
): boolean {
  let covered = 0;
  for (const { box } of rules) {
    const [near, far, begin, end] =
      direction === 'across'
        ? [box.top, box.bottom, box.left, box.right]
        : [box.left, box.right, box.top, box.bottom];
    if ((near + far) / 2 < at - apart || (near + far) / 2 > at + apart) continue;
    covered += Math.max(0, Math.min(end, to) - Math.max(begin, from));
  }
  return covered > (to - from) * 0.6;
}

interface Lattice {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  hasAbove(row: number, column: number): boolean;
  hasLeft(row: number, column: number): boolean;
}

/** Merges cells without a ruling line between them if the result is a rectangle. */
function mergeCells({ xs, ys, hasAbove, hasLeft }: Lattice): TableCell[][] {
  const [rowCount, columnCount] = [ys.length - 1, xs.length - 1];
  const taken = new Set<number>();
  const rows: TableCell[][] = [];
  for (let row = 0; row < rowCount; row++) {
    const cells: TableCell[] = [];
    for (let column = 0; column < columnCount; column++) {
      if (taken.has(row * columnCount + column)) continue;
      const isFree = (r: number, c: number) => !taken.has(r * columnCount + c);
      let columns = 1;
      while (
        column + columns < columnCount &&
        isFree(row, column + columns) &&
        !hasLeft(row, column + columns)
      ) {
        columns++;
      }
      const isOpenBelow = (below: number) =>
        Array.from({ length: columns }, (_, index) => column + index).every(
          (each) => isFree(below, each) && !hasAbove(below, each),
        );
      let height = 1;
      while (row + height < rowCount && isOpenBelow(row + height)) height++;
      for (let r = row; r < row + height; r++) {
        for (let c = column; c < column + columns; c++) taken.add(r * columnCount + c);
      }
      const box = {
        left: Math.round(xs[column] ?? 0),
        top: Math.round(ys[row] ?? 0),
        right: Math.round(xs[column + columns] ?? 0),
        bottom: Math.round(ys[row + height] ?? 0),
      };
      cells.push({ box, columns, rows: height });
    }
    rows.push(cells);
  }
  return rows;
}

/** Erases ruling lines, including the grey pixels at their edges. */
function erase(
  picture: GreyPicture,
  used: readonly { readonly rules: readonly Rule[]; readonly isVertical: boolean }[],
): GreyPicture {
  const { width, height } = picture;
  const copy = createGrey(width, height);
  copy.pixels.set(picture.pixels);
  for (const { rules, isVertical } of used) {
    for (const { at, from, to } of rules.flatMap(({ runs }) => runs)) {
      for (let beside = at - 2; beside <= at + 2; beside++) {
        if (beside < 0 || beside >= (isVertical ? width : height)) continue;
        for (let along = from; along < to; along++) {
          copy.pixels[isVertical ? along * width + beside : beside * width + along] = white;
        }
      }
    }
  }
  return copy;
}
