import { describe, expect, it } from 'vitest';
import { headerHeight, scrollAt, scrollDuration, scrollTarget } from './scroll.ts';

describe('scrollAt', () => {
  it('moves from start to end in 500 ms', () => {
    expect(scrollDuration).toBe(500);
    expect(scrollAt(100, 900, 0)).toBe(100);
    expect(scrollAt(100, 900, 250)).toBe(500);
    expect(scrollAt(100, 900, 500)).toBe(900);
  });

  it('stays at its ends outside that time', () => {
    expect(scrollAt(100, 900, -5)).toBe(100);
    expect(scrollAt(100, 900, 5_000)).toBe(900);
  });

  it('never reverses', () => {
    const way = Array.from({ length: 51 }, (_, step) => scrollAt(800, 0, step * 10));
    expect(way).toEqual([...way].sort((left, right) => right - left));
  });
});

describe('scrollTarget', () => {
  it('leaves 64 px for the header', () => {
    expect(headerHeight).toBe(64);
    expect(scrollTarget({ top: 300 }, { scroll: 200, furthest: 4000 })).toBe(436);
  });

  it.each([
    ['the top', { top: 10 }, { scroll: 0, furthest: 4000 }, 0],
    ['the end', { top: 3000 }, { scroll: 1500, furthest: 4000 }, 4000],
  ])('does not exceed %s', (_, element, page, place) => {
    expect(scrollTarget(element, page)).toBe(place);
  });
});
