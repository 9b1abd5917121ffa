import { day, instant, later, minute } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { nextWordWarning } from './word-warnings.ts';

/** 10:10 in Shanghai. */
const morning = instant(Date.UTC(2026, 10, 27, 2, 10));
const noon = later(morning, 110 * minute);

it('falls on the mornings within 7 days and within 1 day of the expiry', () => {
  const expiresAt = later(noon, 45 * day);
  const [first, last] = [later(morning, 39 * day), later(morning, 45 * day)];
  expect(nextWordWarning(expiresAt, noon)).toBe(first);
  expect(nextWordWarning(expiresAt, later(first, -1))).toBe(first);
  expect(nextWordWarning(expiresAt, first)).toBe(last);
  expect(nextWordWarning(expiresAt, last)).toBeNull();
});

it('is exact for words that expire in the morning', () => {
  const expiresAt = later(morning, 45 * day);
  expect(nextWordWarning(expiresAt, morning)).toBe(later(expiresAt, -7 * day));
  expect(nextWordWarning(expiresAt, later(expiresAt, -2 * day))).toBe(later(expiresAt, -day));
});
