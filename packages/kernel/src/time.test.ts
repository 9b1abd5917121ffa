import { describe, expect, it } from 'vitest';
import { day, daysBetween, hour, instant, later, manualClock } from './time.ts';

describe('daysBetween', () => {
  const start = instant(1_700_000_000_000);
  it.each([
    [0, 0],
    [day - 1, 0],
    [day, 1],
    [3 * day + hour, 3],
    [-1, -1],
  ])('counts %i ms as %i days', (ms, days) => {
    expect(daysBetween(start, later(start, ms))).toBe(days);
  });
});

describe('manualClock', () => {
  it('does not advance until it is set', () => {
    const clock = manualClock(1000.9);
    expect(clock.now()).toBe(1000);
    clock.advance(hour);
    expect(clock.now()).toBe(1000 + hour);
    clock.set(5);
    expect(clock.now()).toBe(5);
  });
});
