import { describe, expect, it } from 'vitest';
import { backoff } from './backoff.ts';

describe('backoff', () => {
  it.each([
    [0, 0, 200],
    [0, 1, 400],
    [3, 1, 3200],
    [10, 1, 15_000],
    [2000, 0, 7500],
  ])('before attempt %i with chance %d: %i ms', (attempt, chance, ms) =>
    expect(backoff(attempt, chance)).toBe(ms),
  );
});
