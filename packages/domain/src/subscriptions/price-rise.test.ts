import { instant } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import {
  lastTimeToAgree,
  planRenewal,
  priceChangeCheckTime,
  priceToAgree,
  type RenewalFacts,
} from './index.ts';

const shanghai = (time: string) => instant(Date.parse(`${time}+08:00`));
const periodEnd = shanghai('2026-12-21T15:00:00');
const alipay = { chargeDays: [-2, -1, 0], announceDays: null, worksAtNight: true };
const facts = (given: Partial<RenewalFacts> = {}): RenewalFacts => ({
  ...{ state: 'active', periodNo: 1, periodEnd, notices: [], ways: 3, announcedAt: null, tries: [] },
  ...{ hasGrace: false, jitter: 0, rise: { isNotified: false }, ...alipay },
  ...given,
});
const now = shanghai('2026-12-01T00:00:00');

it('notifies of a higher price two weeks before, announces nothing, and lets it lapse without consent', () => {
  const notification = { do: 'tell_price', at: shanghai('2026-12-05T10:00:00') };
  expect(planRenewal(facts(), now)).toEqual(notification);
  const waits = { do: 'lapse', reason: 'no_consent', at: periodEnd };
  expect(planRenewal(facts({ rise: { isNotified: true } }), now)).toEqual(waits);
  expect(planRenewal(facts({ rise: null }), now)).toMatchObject({ do: 'notify', way: 0 });
});

it('keeps an announcement from before the price rose', () => {
  const sentAt = shanghai('2026-12-13T10:00:00');
  const open = facts({ notices: [{ sentAt, receiptAt: null }] });
  expect(planRenewal(open, now)).toMatchObject({ do: 'notify', way: 1 });
  const received = facts({ state: 'announced', notices: [{ sentAt, receiptAt: sentAt }] });
  expect(planRenewal(received, now)).toMatchObject({ do: 'charge' });
});

it('leaves time for an announcement after the last consent', () => {
  const last = lastTimeToAgree(periodEnd, alipay);
  expect(last).toBe(shanghai('2026-12-14T20:00:00'));
  const notices = [{ sentAt: last, receiptAt: last }];
  const step = planRenewal(facts({ rise: null, notices }), last);
  expect(step).toMatchObject({ do: 'charge', at: shanghai('2026-12-19T07:30:00') });
});

it('looks for a higher price at ten o’clock after a change of prices', () => {
  expect(priceChangeCheckTime(shanghai('2026-12-08T09:59:00'))).toBe(shanghai('2026-12-08T10:00:00'));
  expect(priceChangeCheckTime(shanghai('2026-12-08T10:00:00'))).toBe(shanghai('2026-12-09T10:00:00'));
});

it('requests consent to a higher price only', () => {
  expect([priceToAgree(2500, 3000), priceToAgree(2500, 2500), priceToAgree(2500, 2000)]).toEqual([
    ...[3000, null, null],
  ]);
  expect(priceToAgree(2500, null)).toBeNull();
});
