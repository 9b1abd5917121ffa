import { instant, second } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { decideRefresh } from './refresh-decision.ts';

describe('decideRefresh', () => {
  it.each([
    ['current', 3600, true, 'renew'],
    ['current', 3600, false, 'renew'],
    ['previous', 0, true, 'repeat'],
    ['previous', 59, true, 'repeat'],
    ['previous', 60, true, 'end'],
    ['previous', 1, false, 'end'],
    ['older', 1, true, 'end'],
  ] as const)('%s after %i s, same device: %s → %s', (age, seconds, isSameDevice, verdict) => {
    const rotatedAt = instant(1000);
    const now = instant(1000 + seconds * second);
    expect(decideRefresh({ age, rotatedAt, isSameDevice }, now)).toBe(verdict);
  });
});
