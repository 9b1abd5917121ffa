import { hour, instant, minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { addServiceTime, datesBetween, type ServiceCalendar, serviceTimeBetween } from './service-hours.ts';

/**
 * The National Day of 2026: 1 to 7 October are holidays; Sunday 20 September and Saturday 10 October are working days instead.
 */
const calendar: ServiceCalendar = {
  holidays: new Set(datesBetween('2026-10-01', '2026-10-07')),
  workDays: new Set(['2026-09-20', '2026-10-10']),
};
const at = (shanghai: string) => instant(Date.parse(`${shanghai.replace(' ', 'T')}:00+08:00`));
const shown = (time: number) => new Date(time + 8 * hour).toISOString().slice(0, 16).replace('T', ' ');

describe('addServiceTime', () => {
  it.each([
    ['within a day', '2026-11-23 10:00', 2, '2026-11-23 12:00'],
    ['to the end of a day', '2026-11-23 16:00', 2, '2026-11-23 18:00'],
    ['over a night', '2026-11-23 17:00', 2, '2026-11-24 10:00'],
    ['before the day', '2026-11-23 03:00', 2, '2026-11-23 11:00'],
    ['after the day', '2026-11-23 18:00', 2, '2026-11-24 11:00'],
    ['over a weekend', '2026-11-20 17:30', 2, '2026-11-23 10:30'],
    ['on a Saturday', '2026-11-21 12:00', 2, '2026-11-23 11:00'],
    ['on a Sunday night', '2026-11-22 23:59', 2, '2026-11-23 11:00'],
    ['a demo within the week', '2026-11-23 09:00', 24, '2026-11-25 15:00'],
    ['a demo over a weekend', '2026-11-20 12:00', 24, '2026-11-24 18:00'],
    ['on a make-up Sunday', '2026-09-20 10:00', 2, '2026-09-20 12:00'],
    ['over a make-up Saturday', '2026-10-09 17:00', 2, '2026-10-10 10:00'],
    ['before a holiday', '2026-09-30 17:00', 2, '2026-10-08 10:00'],
    ['on a holiday', '2026-10-03 10:00', 2, '2026-10-08 11:00'],
    ['a demo over a holiday', '2026-09-30 09:00', 24, '2026-10-09 15:00'],
  ])('%s', (_, from, hours, due) => {
    expect(shown(addServiceTime(at(from), hours * hour, calendar))).toBe(due);
  });

  it('reports that there is no service within a year', () => {
    const endless = { has: () => true } as unknown as ReadonlySet<string>;
    const never = { holidays: endless, workDays: new Set<string>() };
    expect(() => addServiceTime(at('2026-11-23 10:00'), hour, never)).toThrow(RangeError);
  });
});

describe('serviceTimeBetween', () => {
  it.each([
    ['2026-11-23 10:00', '2026-11-23 11:30', 90],
    ['2026-11-20 17:30', '2026-11-23 10:30', 120],
    ['2026-11-21 10:00', '2026-11-22 10:00', 0],
    ['2026-09-30 17:00', '2026-10-08 10:00', 120],
    ['2026-11-24 10:00', '2026-11-23 17:00', -120],
  ])('from %s to %s: %i minutes', (from, to, minutes) => {
    expect(serviceTimeBetween(at(from), at(to), calendar)).toBe(minutes * minute);
  });

  it('agrees with addServiceTime from any minute', () => {
    for (let step = 0; step < 500; step += 1) {
      const from = instant(at('2026-09-18 00:00') + step * 73 * minute);
      const due = addServiceTime(from, 5 * hour, calendar);
      expect(serviceTimeBetween(from, due, calendar)).toBe(5 * hour);
    }
  });
});

describe('datesBetween', () => {
  it.each([
    ['2026-10-01', '2026-10-01', 1],
    ['2026-12-30', '2027-01-02', 4],
    ['2026-10-02', '2026-10-01', null],
    ['2026-02-30', '2026-03-02', null],
    ['2026-01-01', '2026-03-01', null],
  ])('from %s to %s', (from, to, count) => {
    expect(datesBetween(from, to)?.length ?? null).toBe(count);
  });
});
