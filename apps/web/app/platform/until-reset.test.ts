import { expect, it } from 'vitest';
import { untilReset } from './until-reset.ts';

it('reloads a second after the reset, and each minute if the clock of the device is ahead', () => {
  expect(untilReset(500_000, 100_000)).toBe(401_000);
  expect(untilReset(500_000, 499_999)).toBe(60_000);
  expect(untilReset(500_000, 4_000_000)).toBe(60_000);
});

it('reloads nothing without a reset', () => {
  expect(untilReset(null, 100_000)).toBe(false);
  expect(untilReset(undefined, 100_000)).toBe(false);
});
