import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { fromWireTime, toWireSeconds } from './wire-time.ts';

describe('times on the wire', () => {
  it.each([
    [1_763_690_400, 1_763_690_400_000],
    [9_999_999_999, 9_999_999_999_000],
    [10_000_000_000, 10_000_000_000],
    [1_763_690_400_123, 1_763_690_400_123],
    [0, 0],
  ])('%i is %i ms', (value, ms) => {
    expect(fromWireTime(value)).toBe(ms);
  });

  it('are whole seconds when sent', () => {
    expect(toWireSeconds(instant(1_763_690_400_999))).toBe(1_763_690_400);
    expect(fromWireTime(toWireSeconds(instant(1_763_690_400_000)))).toBe(1_763_690_400_000);
  });
});
