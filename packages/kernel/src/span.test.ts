import { describe, expect, it } from 'vitest';
import { overlaps, shift } from './span.ts';

describe('overlaps', () => {
  it.each([
    [{ start: 0, end: 2 }, { start: 1, end: 3 }, true],
    [{ start: 0, end: 2 }, { start: 2, end: 3 }, false],
    [{ start: 0, end: 4 }, { start: 2, end: 2 }, true],
    [{ start: 2, end: 2 }, { start: 2, end: 4 }, false],
    [{ start: 5, end: 6 }, { start: 0, end: 5 }, false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected);
    expect(overlaps(b, a)).toBe(expected);
  });
});

describe('shift', () => {
  it('moves both ends', () => expect(shift({ start: 1, end: 4 }, -1)).toEqual({ start: 0, end: 3 }));
});
