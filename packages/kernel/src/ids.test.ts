import { describe, expect, it } from 'vitest';
import { createIds, isUuid, uuidv7 } from './ids.ts';
import { seededRandom } from './random.ts';
import { manualClock } from './time.ts';

describe('uuidv7', () => {
  it('has time, version and variant where RFC 9562 puts them', () => {
    // The example of RFC 9562, appendix A.6: 2022-02-22T19:22:22Z.
    const id = uuidv7(
      0x017f22e279b0,
      Uint8Array.of(0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f),
    );
    expect(id).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });
});

describe('createIds', () => {
  it('creates distinct ids that sort by their time of creation', () => {
    const clock = manualClock(1_700_000_000_000);
    const ids = createIds(clock, seededRandom(1));
    const made = Array.from({ length: 50 }, () => {
      clock.advance(1);
      return ids.next();
    });
    expect(new Set(made).size).toBe(50);
    expect([...made].sort()).toEqual(made);
    expect(made.every(isUuid)).toBe(true);
  });
});

describe('createIds in one ms', () => {
  it('creates distinct ids that sort by the order of creation', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const ids = createIds(manualClock(1_700_000_000_000), seededRandom(seed));
      const made = Array.from({ length: 2048 }, () => ids.next());
      expect(new Set(made).size).toBe(2048);
      expect([...made].sort()).toEqual(made);
    }
  });

  it('creates distinct ids also beyond the range of the counter', () => {
    const ids = createIds(manualClock(1_700_000_000_000), seededRandom(1));
    const made = Array.from({ length: 10_000 }, () => ids.next());
    expect(new Set(made).size).toBe(10_000);
    expect(made.every(isUuid)).toBe(true);
  });

  it('starts the counter at another number in the next ms', () => {
    const clock = manualClock(1_700_000_000_000);
    const ids = createIds(clock, seededRandom(1));
    const numbers = Array.from({ length: 20 }, () => {
      clock.advance(1);
      return ids.next().slice(15, 18);
    });
    expect(new Set(numbers).size).toBeGreaterThan(15);
  });
});

describe('isUuid', () => {
  it.each([
    '',
    'x',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398',
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    '017f22e279b07cc398c4dc0c0c07398f',
  ])('refuses %j', (text) => expect(isUuid(text)).toBe(false));
});
