import { day, hour, instant, later } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { daysLeft, trashHorizon } from './trash-countdown.ts';

const trashedAt = instant(1_700_000_000_000);

describe('daysLeft', () => {
  it.each([
    [0, 30],
    [day - 1, 30],
    [day, 29],
    [29 * day, 1],
    [29 * day + 23 * hour, 1],
    [31 * day, 1],
    [-day, 30],
  ])('after %i ms: %i', (ms, days) => expect(daysLeft(trashedAt, later(trashedAt, ms))).toBe(days));
});

describe('trashHorizon', () => {
  it('lies thirty days back', () => {
    expect(trashHorizon(later(trashedAt, 30 * day))).toBe(trashedAt);
  });
});
