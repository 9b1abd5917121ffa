import { describe, expect, it } from 'vitest';
import { createGrey, type GreyPicture } from '../picture/grey.ts';
import { drawLines, paint, tilt } from '../testing/draw.ts';
import { findTables } from './find-tables.ts';

/** Rules of a table of four rows and three columns. */
const xs = [100, 300, 550, 800];
const ys = [100, 160, 220, 280, 340];

function drawTable(picture: GreyPicture, without: readonly string[] = []): void {
  for (const [row, y] of ys.entries()) {
    for (let column = 0; column < 3; column++) {
      if (without.includes(`across ${row} ${column}`)) continue;
      paint(picture, { left: xs[column] ?? 0, top: y, right: (xs[column + 1] ?? 0) + 3, bottom: y + 3 });
    }
  }
  for (const [column, x] of xs.entries()) {
    for (let row = 0; row < 4; row++) {
      if (without.includes(`down ${column} ${row}`)) continue;
      paint(picture, { left: x, top: ys[row] ?? 0, right: x + 3, bottom: (ys[row + 1] ?? 0) + 3 });
    }
  }
}

const sizes = (picture: GreyPicture) =>
  findTables(picture).tables.map(({ rows }) =>
    rows.map((row) => row.map((cell) => `${cell.columns}×${cell.rows}`)),
  );

describe('tables with rules', () => {
  it('are cut into cells, and their rules are removed', () => {
    const picture = createGrey(900, 500);
    drawTable(picture);
    const { tables, unruled } = findTables(picture);
    expect(tables[0]?.rows.map((row) => row.length)).toEqual([3, 3, 3, 3]);
    const box = tables[0]?.rows[1]?.[1]?.box;
    expect(
      box && [box.left, box.top, box.right, box.bottom].map((value) => Math.round(value / 10) * 10),
    ).toEqual([300, 160, 550, 220]);
    expect(unruled.pixels.every((value) => value === 255)).toBe(true);
  });

  it('have merged cells if a rule is missing', () => {
    const picture = createGrey(900, 500);
    drawTable(picture, [
      'down 1 0',
      'down 2 0',
      'across 2 0',
      'across 3 1',
      'across 3 2',
      'down 2 2',
      'down 2 3',
    ]);
    expect(sizes(picture)).toEqual([[['3×1'], ['1×2', '1×1', '1×1'], ['2×2'], ['1×1']]]);
  });

  it('are found at a small angle', () => {
    const picture = createGrey(900, 500);
    drawTable(picture);
    expect(sizes(tilt(picture, 0.4))).toEqual([Array.from({ length: 4 }, () => ['1×1', '1×1', '1×1'])]);
  });

  it('are not found in text, in one frame, under underlines, and in a black picture', () => {
    expect(sizes(drawLines({ width: 900, height: 900, size: 32, pitch: 56 }))).toEqual([]);
    const frame = createGrey(900, 500);
    drawTable(
      frame,
      [1, 2, 3]
        .flatMap((row) => [0, 1, 2].map((column) => `across ${row} ${column}`))
        .concat([1, 2].flatMap((column) => [0, 1, 2, 3].map((row) => `down ${column} ${row}`))),
    );
    expect(sizes(frame)).toEqual([]);
    const lined = createGrey(900, 500);
    for (const y of ys) paint(lined, { left: 100, top: y, right: 800, bottom: y + 3 });
    expect(sizes(lined)).toEqual([]);
    expect(sizes(createGrey(400, 400, 0))).toEqual([]);
    expect(sizes(createGrey(0, 0))).toEqual([]);
    expect(sizes(createGrey(1, 900, 0))).toEqual([]);
  });
});
