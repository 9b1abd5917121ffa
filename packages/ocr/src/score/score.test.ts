import { expect, it } from 'vitest';
import { advertisedPrecision, ocrScore } from './score.ts';

it('the advertised precision is that of the lowest class, rounded down, and none below 95', () => {
  const of = (...values: number[]) => ({
    classes: Object.fromEntries(
      values.map((accuracy, index) => [`${index}`, { pages: 1, accuracy, least: 0 }]),
    ),
  });
  expect(advertisedPrecision(of(0.9999, 0.9791))).toBe(97);
  expect(advertisedPrecision(of(0.97))).toBe(97);
  expect(advertisedPrecision(of(0.95, 1))).toBe(95);
  expect(advertisedPrecision(of(0.9499, 1))).toBeNull();
  expect(advertisedPrecision(of())).toBeNull();
});

it('the stored evaluation covers 30 pages and every class', () => {
  expect(ocrScore.pages).toBeGreaterThanOrEqual(30);
  expect(Object.values(ocrScore.classes).every(({ accuracy }) => accuracy >= 0.95)).toBe(true);
});
