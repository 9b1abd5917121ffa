import { instant, minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { type AutomaticMoment, cleanVersionName, isLargeDeletion, isVersionDue } from './due-version.ts';

describe('isVersionDue', () => {
  it.each<[AutomaticMoment, version: number, changed: number, now: number, isDue: boolean]>([
    ['pause', 0, 9, 9.5, false],
    ['pause', 0, 9.5, 10, true],
    ['pause', 20, 19, 60, false],
    ['writing', 0, 29, 29, false],
    ['writing', 0, 30, 30, true],
    ['leaving', 0, 1, 1, false],
    ['leaving', 0, 1, 2, true],
    ['leaving', 3, 2, 9, false],
    ['loaded', 0, 1, 900, false],
    ['loaded', 0, 2, 900, true],
    ['deletion', 5, 5, 5, true],
  ])('%s: version at %d, change at %d, now %d', (moment, version, changed, now, isDue) => {
    const at = (minutes: number) => instant(minutes * minute);
    const times = { lastVersionAt: at(version), changedAt: at(changed), now: at(now) };
    expect(isVersionDue(moment, times)).toBe(isDue);
  });
});

describe('isLargeDeletion', () => {
  it.each([
    [100, 70, false],
    [100, 69, true],
    [0, 0, false],
    [10, 200, false],
  ])('from %d to %d', (before, after, isLarge) => expect(isLargeDeletion(before, after)).toBe(isLarge));
});

describe('cleanVersionName', () => {
  it('accepts one line and refuses empty and long names', () => {
    expect(cleanVersionName('  初稿\n交稿前 ')).toEqual({ ok: true, value: '初稿 交稿前' });
    expect(cleanVersionName(' \u0000 ')).toMatchObject({ refusal: 'version_name_required' });
    expect(cleanVersionName('长'.repeat(101))).toMatchObject({ refusal: 'version_name_too_long' });
  });
});
