import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleRows } from './visible-rows.ts';

describe('visibleRows', () => {
  it.each([
    [0, { from: 0, to: 24 }],
    [-500, { from: 0, to: 18 }],
    [72_000, { from: 984, to: 1026 }],
    [720_000, { from: 9984, to: 10_000 }],
  ])('with %d px above the window', (above, expected) => {
    expect(visibleRows({ count: 10_000, rowHeight: 72, above, windowHeight: 800 })).toEqual(expected);
  });

  it('always contains every visible row, and never many more', () => {
    const lists = fc.record({
      count: fc.nat(20_000),
      rowHeight: fc.integer({ min: 20, max: 200 }),
      above: fc.integer({ min: -2000, max: 2_000_000 }),
      windowHeight: fc.integer({ min: 200, max: 3000 }),
    });
    fc.assert(
      fc.property(lists, (list) => {
        const { from, to } = visibleRows(list);
        const { count, rowHeight, above, windowHeight } = list;
        expect(to - from).toBeLessThanOrEqual(windowHeight / rowHeight + 40);
        for (const seen of [above + 1, above + windowHeight - 1]) {
          const row = Math.floor(seen / rowHeight);
          if (row >= 0 && row < count) expect(from <= row && row < to).toBe(true);
        }
      }),
    );
  });
});
