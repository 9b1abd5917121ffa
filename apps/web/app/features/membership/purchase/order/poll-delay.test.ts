import { expect, it } from 'vitest';
import { pollDelay } from './poll-delay.ts';

it.each([
  [0, 0, 700],
  [119_999, 0, 700],
  [120_000, 0, 2000],
  [3_600_000, 0, 5000],
  [0, 1, 1400],
  [0, 3, 5600],
  [0, 20, 30_000],
])('after %d ms and %d failures in a row waits %d ms', (waited, failures, delay) => {
  expect(pollDelay(waited, failures)).toBe(delay);
});
