import { hour, instant, second } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { dailyUse, endOfUsageDay, lowestTierFor, usageDay } from './daily-use.ts';

describe('the day of limits', () => {
  it('changes at midnight in Shanghai, not at midnight UTC', () => {
    const midnight = instant(Date.UTC(2026, 10, 21, 16));
    const before = usageDay(instant(midnight - second));
    expect(usageDay(midnight)).toBe(before + 1);
    expect(endOfUsageDay(before)).toBe(midnight);
    expect(usageDay(instant(midnight + 8 * hour))).toBe(before + 1);
    expect(endOfUsageDay(usageDay(midnight)) - midnight).toBe(24 * hour);
  });

  it('is the same on the days of a leap year and at the turn of the year', () => {
    expect(usageDay(instant(Date.UTC(2028, 1, 29, 16))) - usageDay(instant(Date.UTC(2028, 1, 28, 16)))).toBe(
      1,
    );
    expect(endOfUsageDay(usageDay(instant(Date.UTC(2026, 11, 31, 15))))).toBe(Date.UTC(2026, 11, 31, 16));
  });
});

describe('dailyUse', () => {
  it('never leaves less than nothing', () => {
    expect(dailyUse('proofread', 'free', 1200)).toEqual({ limit: 5000, used: 1200, left: 3800 });
    expect(dailyUse('proofread', 'free', 9000).left).toBe(0);
    expect(dailyUse('proofread', 'pro', 9000)).toEqual({ limit: null, used: 9000, left: null });
  });
});

describe('lowestTierFor', () => {
  it('finds the lowest tier that includes the words', () => {
    expect(lowestTierFor('proofread', 40_000)).toBe('plus');
    expect(lowestTierFor('proofread', 40_001)).toBe('pro');
    expect(lowestTierFor('continue', 10_001)).toBe('pro');
  });
});
