import { describe, expect, it } from 'vitest';
import { areaCodes } from './area-codes.ts';

describe('areaCodes', () => {
  it('contains China and each region once, with digits only', () => {
    expect(areaCodes).toContainEqual({ region: 'CN', code: '86' });
    expect(new Set(areaCodes.map((each) => each.region)).size).toBe(areaCodes.length);
    const isWellFormed = areaCodes.every(
      ({ region, code }) => /^[A-Z]{2}$/.test(region) && /^\d{1,3}$/.test(code),
    );
    expect(isWellFormed).toBe(true);
  });
});
