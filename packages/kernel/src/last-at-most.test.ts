import { expect, it } from 'vitest';
import { lastAtMost } from './last-at-most.ts';

it.each([
  [[], 3, -1],
  [[4, 5], 3, -1],
  [[1, 3, 5], 3, 1],
  [[1, 3, 5], 4, 1],
  [[1, 3, 3, 5], 3, 2],
  [[1, 3, 5], 9, 2],
])('the last of %j that is at most %i', (numbers, value, index) => {
  expect(lastAtMost(numbers, value, (each) => each)).toBe(index);
});
