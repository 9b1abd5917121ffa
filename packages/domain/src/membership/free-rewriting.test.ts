import { hour, instant, minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { laterInService } from './free-rewriting.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));

describe('two hours of service', () => {
  // 2026-11-23 is a Monday.
  it.each([
    ['within a day', '2026-11-23T10:00', '2026-11-23T12:00'],
    ['up to the end of a day', '2026-11-23T16:00', '2026-11-23T18:00'],
    ['before the beginning', '2026-11-23T03:00', '2026-11-23T11:00'],
    ['over a night', '2026-11-23T17:00', '2026-11-24T10:00'],
    ['after the end', '2026-11-23T18:00', '2026-11-24T11:00'],
    ['over a weekend', '2026-11-27T17:30', '2026-11-30T10:30'],
    ['on a Sunday', '2026-11-29T12:00', '2026-11-30T11:00'],
  ])('%s', (_, from, to) => {
    expect(laterInService(at(from), 2 * hour)).toBe(at(to));
  });

  it('is the time itself for zero, within service hours', () => {
    expect(laterInService(at('2026-11-23T10:00'), 0)).toBe(at('2026-11-23T10:00'));
    expect(laterInService(at('2026-11-23T10:00'), 20 * hour + minute)).toBe(at('2026-11-25T12:01'));
  });
});
