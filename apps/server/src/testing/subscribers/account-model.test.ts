import { type FloatingGrant, type PaidTier, placeSpans, resolveMonths } from '@inkstone/domain/membership';
import { day, instant, randomInt, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { AccountModel } from './account-model.ts';

const start = Date.UTC(2026, 0, 31, 2);

/** Compares the model with the placement of the server for purchases of months, each at `at` days after the start. */
function compare(purchases: readonly { id: string; at: number; tier: PaidTier; months: number }[]) {
  const model = new AccountModel();
  const grants: FloatingGrant[] = [];
  for (const [place, { id, at, tier, months }] of purchases.entries()) {
    const grantedAt = instant(start + at * day);
    const resolved = resolveMonths(grants, { id, tier, grantedAt, months });
    grants.push({ ...{ id, tier, grantedAt, kind: 'floating', revokedAt: null }, ...resolved });
    model.buy(grantedAt, { orderNo: id, id, place, paid: 2500, tier, term: { months }, quantity: 1 });
  }
  model.pass(Date.UTC(2100, 0, 1));
  const ran = (tier: PaidTier) =>
    placeSpans(grants)
      .filter((span) => span.tier === tier)
      .reduce((sum, { from, to }) => sum + to - from, 0);
  const modelled = (tier: PaidTier) => model.ran[tier].reduce((sum, { from, to }) => sum + to - from, 0);
  return { server: [ran('plus'), ran('pro')], model: [modelled('plus'), modelled('pro')] };
}

describe('the model of an account', () => {
  it('counts the months of a purchase from its start, also when another of the same time follows', () => {
    const both = compare([
      { id: 'b', at: 0, tier: 'plus', months: 1 },
      { id: 'a', at: 0, tier: 'plus', months: 1 },
    ]);
    expect(both.model).toEqual(both.server);
  });

  it('takes nothing for a refund of a purchase that an upgrade replaced before it started', () => {
    const model = new AccountModel();
    const week = { orderNo: 'w', id: 'w', place: 0, paid: 4800, quantity: 1 };
    model.buy(start, { ...week, tier: 'plus', term: { days: 7 } });
    model.quoteUpgrade(start, 'u');
    model.buy(start, { ...week, orderNo: 'u', id: 'u', place: 1, tier: 'pro', term: { days: 7 } });
    model.refund(start, 'w', 1200, false);
    model.pass(Date.UTC(2100, 0, 1));
    const ran = (tier: PaidTier) => model.ran[tier].reduce((sum, { from, to }) => sum + to - from, 0);
    expect([ran('plus'), ran('pro')]).toEqual([0, 7 * day]);
  });

  it('ignores an extension of an earlier time that was made after a purchase', () => {
    // Pro ends a quarter of an hour before midnight of 28 February; then the extension applies, then the month.
    const [begin, hour] = [Date.UTC(2026, 1, 21, 15, 45), 60 * 60 * 1000];
    const model = new AccountModel();
    const week = { orderNo: 'w', id: 'w', place: 0, paid: 4800, quantity: 1 };
    model.buy(begin, { ...week, tier: 'pro', term: { days: 7 } });
    model.gift(begin + hour, { id: 'g', place: 2, tier: 'plus', length: hour });
    const month = { orderNo: 'm', id: 'm', place: 1, paid: 2500, quantity: 1 };
    model.buy(begin + 2 * hour, { ...month, tier: 'plus', term: { months: 1 } });
    model.pass(Date.UTC(2100, 0, 1));
    const ran = model.ran.plus.reduce((sum, { from, to }) => sum + to - from, 0);
    // 28 days of a month that begins on 28 February, not the 31 of one that begins on 1 March.
    expect(ran).toBe(hour + 28 * day);
  });

  it('equals the server on random purchases, many of the same time', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const random = seededRandom(seed);
      const below = (count: number) => randomInt(random, count);
      let at = 0;
      const purchases = Array.from({ length: 6 }, () => {
        at += below(2) * below(40);
        const tier: PaidTier = below(3) === 0 ? 'pro' : 'plus';
        return { id: `${below(1_000_000)}`.padStart(6, '0'), at, tier, months: [1, 3, 12][below(3)] ?? 1 };
      });
      const { server, model } = compare(purchases);
      expect({ seed, ran: model }).toEqual({ seed, ran: server });
    }
  });
});
