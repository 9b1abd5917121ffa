import { expect, it } from 'vitest';
import { nextMidnight, readTime, timeField } from './time-field.ts';

it('reads a time in the zone of the browser', () => {
  expect(readTime('2026-12-01T10:00')).toBe(new Date(2026, 11, 1, 10).getTime());
  expect(readTime('')).toBeNull();
  expect(timeField(readTime('2026-12-01T10:00'))).toBe('2026-12-01T10:00');
});

it('finds the next midnight in Beijing', () => {
  const midnight = Date.parse('2026-11-30T16:00:00Z');
  for (const now of [midnight - 86_400_000, midnight - 1]) expect(readTime(nextMidnight(now))).toBe(midnight);
  expect(readTime(nextMidnight(midnight))).toBe(midnight + 86_400_000);
});
