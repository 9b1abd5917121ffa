import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { maxArchiveFailures, nextArchiveAt, retryArchiveAt } from './archive-schedule.ts';

const at = (text: string) => instant(Date.parse(text));
const shown = (ms: number) => new Date(ms).toISOString();

describe('the next night for an archive', () => {
  it.each([
    ['daily', 'Asia/Shanghai', '2026-11-21T02:00:00Z', 0, '2026-11-21T19:00:00.000Z'],
    // A time is not after itself.
    ['daily', 'Asia/Shanghai', '2026-11-21T19:00:00Z', 0, '2026-11-22T19:00:00.000Z'],
    ['daily', 'Asia/Shanghai', '2026-11-21T18:59:59Z', 0, '2026-11-21T19:00:00.000Z'],
    ['daily', 'Asia/Kathmandu', '2026-11-21T02:00:00Z', 90, '2026-11-21T22:45:00.000Z'],
    ['daily', 'Pacific/Kiritimati', '2026-11-21T02:00:00Z', 0, '2026-11-21T13:00:00.000Z'],
    // Monday is the 23rd.
    ['weekly', 'Asia/Shanghai', '2026-11-21T02:00:00Z', 119, '2026-11-22T20:59:00.000Z'],
    ['weekly', 'America/New_York', '2026-11-23T08:00:00Z', 0, '2026-11-30T08:00:00.000Z'],
    ['monthly', 'Asia/Shanghai', '2026-11-21T02:00:00Z', 5, '2026-11-30T19:05:00.000Z'],
    ['monthly', 'Asia/Shanghai', '2026-12-31T19:00:00Z', 0, '2027-01-31T19:00:00.000Z'],
    // The local time stays at 3:00 across changes of daylight saving time.
    ['daily', 'Europe/Berlin', '2026-03-28T12:00:00Z', 30, '2026-03-29T01:30:00.000Z'],
    ['daily', 'Europe/Berlin', '2026-10-24T12:00:00Z', 30, '2026-10-25T02:30:00.000Z'],
    ['daily', 'America/New_York', '2026-03-07T12:00:00Z', 0, '2026-03-08T07:00:00.000Z'],
    ['daily', 'America/New_York', '2026-10-31T12:00:00Z', 0, '2026-11-01T08:00:00.000Z'],
    // A skipped local time is shifted; of a repeated one, the first is used.
    ['daily', 'Europe/Helsinki', '2026-03-28T12:00:00Z', 30, '2026-03-29T01:30:00.000Z'],
    ['daily', 'Europe/Helsinki', '2026-10-24T12:00:00Z', 30, '2026-10-25T00:30:00.000Z'],
  ] as const)('%s in %s after %s', (rhythm, zone, after, minutes, expected) => {
    expect(shown(nextArchiveAt(rhythm, zone, at(after), minutes))).toBe(expected);
  });

  it.each([
    'Asia/Shanghai',
    'Europe/Helsinki',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
  ])('comes once a night for a year in %s', (zone) => {
    const nights = new Set<string>();
    let now = at('2026-01-01T12:00:00Z');
    for (let count = 0; count < 365; count++) {
      now = nextArchiveAt('daily', zone, now, 31);
      nights.add(new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now));
    }
    expect(nights.size).toBe(365);
    expect(shown(now)).toMatch(/^2026-12-31|^2027-01-01/);
  });
});

describe('after a failure', () => {
  it('retries with increasing delays, and then stops', () => {
    const now = at('2026-11-21T02:00:00Z');
    const waits = [1, 2, 3, 4, 5, 6].map((failures) => retryArchiveAt(failures, now));
    expect(waits.map((next) => next && (next - now) / 60_000)).toEqual([15, 60, 240, 1440, null, null]);
    expect(retryArchiveAt(maxArchiveFailures, now)).toBeNull();
  });
});
