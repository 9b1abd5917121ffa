import { day, instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieEnd, tokenEnd } from './session-end.ts';

const at = (iso: string) => instant(Date.parse(iso));

describe('cookieEnd', () => {
  it.each([
    ['2026-11-21T02:00:00Z', 'Asia/Shanghai', '2026-12-12T15:59:59Z'],
    ['2026-11-21T17:00:00Z', 'Asia/Shanghai', '2026-12-13T15:59:59Z'],
    ['2026-11-21T02:00:00Z', 'UTC', '2026-12-12T23:59:59Z'],
    ['2026-11-21T02:00:00Z', 'America/Los_Angeles', '2026-12-12T07:59:59Z'],
    ['2026-11-21T02:00:00Z', 'nowhere/at all', '2026-12-12T23:59:59Z'],
    ['2026-11-21T02:00:00Z', '', '2026-12-12T23:59:59Z'],
    // Clocks go back on 1 November: the end is counted in winter time.
    ['2026-10-20T16:00:00Z', 'America/New_York', '2026-11-11T04:59:59Z'],
    // Clocks go forward on 29 March: the end is counted in summer time.
    ['2027-03-10T12:00:00Z', 'Europe/Berlin', '2027-03-31T21:59:59Z'],
  ])('%s in %s ends at %s', (now, timeZone, end) => {
    expect(new Date(cookieEnd(at(now), 21, timeZone)).toISOString()).toBe(end.replace('Z', '.000Z'));
  });

  it('is before the end of the token, in every time zone', () => {
    const zones = fc.constantFrom(
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
      'Europe/London',
    );
    const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(moments, zones, fc.integer({ min: 1, max: 365 }), (ms, zone, days) => {
        const now = instant(ms);
        const end = cookieEnd(now, days, zone);
        // One hour more if daylight saving time ends in between.
        expect(end).toBeLessThanOrEqual(tokenEnd(now, days) + day / 24);
        expect(end).toBeGreaterThan(now + (days - 1) * day);
      }),
    );
  });
});

describe('tokenEnd', () => {
  it('is a day after the last day began', () => {
    expect(tokenEnd(instant(0), 21)).toBe(22 * day);
  });
});
