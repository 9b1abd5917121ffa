import { analyticDetails } from '@inkstone/contracts/analytics';
import { day, hour, instant, seededRandom, shanghaiDay } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import {
  admitTime,
  dayName,
  dayNumberOf,
  deviceOf,
  eventOf,
  hideSmall,
  isProgram,
  mondayOf,
  pageOf,
  weekOf,
} from './index.ts';

const now = instant(Date.UTC(2026, 10, 21, 2));

describe('admitTime', () => {
  it('accepts milliseconds and seconds of the last two days', () => {
    expect(admitTime(now - hour, now)).toBe(now - hour);
    expect(admitTime((now - hour) / 1000, now)).toBe(now - hour);
  });
  it('replaces future, old and invalid times by the present', () => {
    for (const given of [now + 1, now + 30 * day, now - 2 * day - 1, 0, -1, 1e15, 0.5])
      expect(admitTime(given, now), String(given)).toBe(now);
  });
});

describe('days', () => {
  it('begin at midnight in Shanghai, and weeks on Monday', () => {
    const midnight = instant(Date.UTC(2026, 10, 20, 16));
    expect(dayName(shanghaiDay(midnight))).toBe('2026-11-21');
    expect(dayName(shanghaiDay(instant(midnight - 1)))).toBe('2026-11-20');
    const saturday = shanghaiDay(now);
    expect(dayName(mondayOf(weekOf(saturday)))).toBe('2026-11-16');
    expect(weekOf(saturday + 1)).toBe(weekOf(saturday));
    expect(weekOf(saturday + 2)).toBe(weekOf(saturday) + 1);
  });
  it('have valid dates as names', () => {
    expect(dayNumberOf(dayName(20_000))).toBe(20_000);
    for (const name of ['2026-02-30', 'today', '2026-13-01', '']) expect(dayNumberOf(name), name).toBeNull();
  });
});

it('distinguishes classes of devices, and programs', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  expect(deviceOf(iphone)).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131 Mobile')).toBe(
    'phone',
  );
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/131')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131')).toBe('desktop');
  expect(deviceOf('')).toBe('other');
  expect(deviceOf('', 'iOS')).toBe('phone');
  expect(isProgram('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isProgram(iphone)).toBe(false);
});

it('stores only known names, and none that the server records itself', () => {
  expect([eventOf('page_view'), eventOf('purchased'), eventOf('__proto__')]).toEqual([
    'page_view',
    'other',
    'other',
  ]);
  expect([pageOf('plan'), pageOf('/app/write/secret')]).toEqual(['plan', 'other']);
});

describe('hideSmall', () => {
  it('hides numbers from 1 to the threshold', () => {
    expect(hideSmall([0, 1, 4, 5, 100], 5)).toEqual([0, null, null, 5, 100]);
    expect(hideSmall([0, 1, 2], 1)).toEqual([0, 1, 2]);
  });
  it('never leaves a single hidden number that the sum reveals', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 500; round++) {
      const numbers = [...random.bytes(2 + (round % 6))].map((byte) => byte % 40);
      const shown = hideSmall(numbers, 5, { isSum: true });
      const hidden = shown.filter((value) => value === null).length;
      const others = numbers.filter((value) => value > 0).length;
      if (hidden > 0 && others > 1) expect(hidden, String(numbers)).toBeGreaterThan(1);
      expect(shown.every((value, i) => value === null || value === numbers[i])).toBe(true);
      expect(shown.every((value) => value === null || value === 0 || value >= 5)).toBe(true);
    }
  });
});

describe('details', () => {
  it('accept no text outside a list', () => {
    const random = seededRandom(11);
    const keys = [...Object.keys(analyticDetails.shape), 'title', 'text', '__proto__', 'constructor'];
    const letters = '的一是在不了有和人这abcdefghij {}<>"';
    const known = new Set(['plus', 'pro', 'wechat', 'alipay', 'card', 'apple']);
    for (let round = 0; round < 2000; round++) {
      const key = keys[(random.bytes(1)[0] ?? 0) % keys.length] ?? '';
      const text = [...random.bytes(1 + (round % 9))].map((byte) => letters[byte % letters.length]).join('');
      if (known.has(text)) continue;
      const given = JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(text)}}`) as unknown;
      expect(analyticDetails.safeParse(given).success, JSON.stringify(given)).toBe(false);
    }
  });
  it('accept the listed values', () => {
    const given = { language: 'zh', isSignedIn: true, variant: 'v3', tier: 'pro', way: 'card' };
    expect(analyticDetails.parse(given)).toEqual(given);
  });
});
