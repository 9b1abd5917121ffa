import { instant } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { isForLanguage, periodStateOf, runningAt } from './timed-entries.ts';

it('shows an entry from its start until its end, the latest start first', () => {
  const period = { startsAt: 100, endsAt: 200 };
  expect([99, 100, 199, 200].map((now) => periodStateOf(period, instant(now)))).toEqual([
    'scheduled',
    'running',
    'running',
    'ended',
  ]);
  const endless = { startsAt: 150, endsAt: null };
  expect(runningAt([period, endless], instant(160))).toEqual([endless, period]);
  expect(runningAt([period, endless], instant(200))).toEqual([endless]);
});

it('shows an entry in its languages, or in all', () => {
  expect(isForLanguage([], 'de')).toBe(true);
  expect(isForLanguage(['zh', 'en'], 'de')).toBe(false);
  expect(isForLanguage(['zh', 'en'], 'en')).toBe(true);
});
