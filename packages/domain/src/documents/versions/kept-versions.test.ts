import { day, hour, type Instant, instant, minute } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tier, tiers } from '../../membership/index.ts';
import { isBeyond, type KeptVersion, namedLimit, versionsToDrop } from './kept-versions.ts';

const now = instant(1_800_000_000_000);
const ago = (ms: number, more: Partial<KeptVersion> = {}): KeptVersion => ({
  id: `${ms}`,
  isNamed: false,
  isRescue: false,
  tier: 'free',
  createdAt: instant(now - ms),
  ...more,
});

/** Writes for two hours a day, a version every quarter of an hour; returns the remaining versions of each evening. */
function live(tier: Tier, days: number): Instant[][] {
  let kept: KeptVersion[] = [];
  const evenings: Instant[][] = [];
  for (let today = 0; today < days; today++) {
    for (let quarter = 0; quarter < 8; quarter++) {
      const at = instant(now + today * day + quarter * 15 * minute);
      kept = [{ ...ago(0), id: `${at}`, tier, createdAt: at }, ...kept];
      const dropped = new Set(versionsToDrop(kept, tier, at));
      kept = kept.filter((version) => !dropped.has(version.id));
    }
    evenings.push(kept.map((version) => version.createdAt));
  }
  return evenings;
}

describe('versionsToDrop', () => {
  it('keeps three for free accounts: now, the start of today, and days or two weeks ago', () => {
    for (const [today, evening] of live('free', 90).entries()) {
      const end = now + today * day + 7 * 15 * minute;
      const ages = evening.map((at) => (end - at) / day);
      expect(ages).toHaveLength(3);
      expect(ages[0]).toBe(0);
      if (today < 4) continue;
      expect(ages[1]).toBeGreaterThan(0.02);
      expect(ages[1]).toBeLessThan(1);
      expect(ages[2]).toBeGreaterThan(1);
      expect(ages[2]).toBeLessThan(17);
    }
  });

  it('spreads a hundred over the whole time', () => {
    const last = live('plus', 60).at(-1) ?? [];
    expect(last).toHaveLength(100);
    const days = new Set(last.map((at) => Math.floor((at - now) / day)));
    expect(days.size).toBeGreaterThan(25);
  });

  it('keeps all of a year for pro, and of older ones only the named', () => {
    const versions = [ago(day), ago(364 * day), ago(366 * day), ago(900 * day, { isNamed: true })];
    expect(versionsToDrop(versions, 'pro', now)).toEqual([`${366 * day}`]);
    expect(versionsToDrop([ago(366 * day)], 'pro', now)).toEqual([]);
  });

  it('keeps those with words deleted today', () => {
    const versions = [ago(0), ago(minute, { isRescue: true }), ago(day), ago(2 * day), ago(9 * day)];
    expect(versionsToDrop(versions, 'free', now)).not.toContain(`${minute}`);
  });

  it('drops nothing that was kept with a better plan', () => {
    const versions = Array.from({ length: 50 }, (_, i) => ago(i * hour, { tier: 'plus' }));
    expect(versionsToDrop(versions, 'free', now)).toEqual([]);
    const later = [ago(-1), ago(-2), ago(-3), ago(-4), ...versions];
    expect(versionsToDrop(later, 'free', instant(now + hour))).toHaveLength(1);
  });

  it('always ends within the limit if allowed, and never drops a protected one', () => {
    const version = fc.record({
      age: fc.integer({ min: 0, max: 800 * day }),
      isNamed: fc.boolean(),
      isRescue: fc.boolean(),
      tier: fc.constantFrom(...tiers),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(version, { selector: ({ age }) => age }),
        fc.constantFrom(...tiers),
        (all, tier) => {
          const versions = all
            .sort((one, other) => one.age - other.age)
            .map(({ age, ...more }) => ago(age, more));
          const dropped = versionsToDrop(versions, tier, now);
          const left = versions.filter(({ id }) => !dropped.includes(id));
          for (const id of dropped) {
            const removed = versions.find((each) => each.id === id);
            expect(removed?.isNamed).toBe(false);
            expect(tiers.indexOf(removed?.tier ?? 'pro')).toBeLessThanOrEqual(tiers.indexOf(tier));
          }
          const newest = versions.find((each) => !each.isNamed);
          if (newest) expect(left).toContain(newest);
          expect(versionsToDrop(left, tier, now)).toEqual([]);
        },
      ),
    );
  });
});

describe('versions beyond a plan', () => {
  it('follow the newest that it keeps', () => {
    expect(isBeyond(2, now, 'free', now)).toBe(false);
    expect(isBeyond(3, now, 'free', now)).toBe(true);
    expect(isBeyond(3, now, 'plus', now)).toBe(false);
    expect(isBeyond(0, instant(now - 366 * day), 'pro', now)).toBe(true);
  });

  it('leave one place for automatic ones', () => expect(tiers.map(namedLimit)).toEqual([2, 99, 999]));
});
