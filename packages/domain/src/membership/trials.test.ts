import { type Instant, instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { isTrialOffered, trialCampaigns } from './trials.ts';

const at = (text: string): Instant => instant(Date.parse(`${text}+08:00`));
const now = at('2026-11-21T10:00');

describe('isTrialOffered', () => {
  const [proWeek, , plusQuarter, lucky] = trialCampaigns;
  const account = (registered: string, ...tiers: ('plus' | 'pro')[]) => ({
    registeredAt: at(registered),
    tiers,
  });

  it.each([
    ['an old account a week of Pro', proWeek, 'pro', account('2020-01-01T00:00'), true],
    ['somebody with Plus a week of Pro', proWeek, 'pro', account('2020-01-01T00:00', 'plus'), true],
    ['somebody with Pro no week of Pro', proWeek, 'pro', account('2020-01-01T00:00', 'pro'), false],
    ['somebody with Pro no Plus', plusQuarter, 'plus', account('2026-11-20T00:00', 'pro'), false],
    ['an account of 30 days three months', plusQuarter, 'plus', account('2026-10-22T00:00'), true],
    ['an account of 31 days no three months', plusQuarter, 'plus', account('2026-10-21T23:59'), false],
    ['an account of today a lucky trial', lucky, 'plus', account('2026-11-21T00:00'), true],
    ['an account of yesterday no lucky trial', lucky, 'plus', account('2026-11-20T23:59'), false],
  ] as const)('offers %s', (_name, campaign, tier, given, expected) => {
    expect(isTrialOffered(campaign, tier, given, now)).toBe(expected);
  });
});
