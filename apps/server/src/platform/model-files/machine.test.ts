import { expect, it } from 'vitest';
import { measureMemory, recommendSize } from './machine.ts';

it.each([
  [2e9, null],
  [3.5e9, null],
  // The memory that machines sold with 4 and 8 GB report.
  [3.8 * 1024 ** 3, '2B'],
  [6e9, '2B'],
  [7.6 * 1024 ** 3, '4B'],
  [64e9, '4B'],
])('recommends a model for %d bytes of memory', (memory, size) => {
  expect(recommendSize(memory)).toBe(size);
});

it('measures a plausible amount of memory', () => {
  expect(measureMemory()).toBeGreaterThan(100e6);
  expect(measureMemory()).toBeLessThan(100e12);
});
