import { describe, expect, it } from 'vitest';
import { dailyUse, lowestTierFor } from './daily-use.ts';

describe('dailyUse', () => {
  it('never leaves less than zero', () => {
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
