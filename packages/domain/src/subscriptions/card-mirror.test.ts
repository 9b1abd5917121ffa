import { day, hour, type Instant, instant, later } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  type CardMirror,
  cardState,
  mirrorCard,
  paidUntil,
  planCard,
} from './card-mirror.ts';
import type { ProviderSnapshot } from './mirrored.ts';
import { isRenewable } from './renewable.ts';

const start = instant(Date.parse('2026-11-21T02:00:00Z'));
const month = 30 * day;

/** Returns the reports of a provider after each of its charges; `outcomes` are those of consecutive months. */
function historyOf(outcomes: readonly ('paid' | 'failed' | 'canceled')[]): CardMirror[] {
  const paid: { id: string; from: Instant; to: Instant }[] = [];
  return outcomes.map((outcome, at) => {
    const [from, to] = [later(start, at * month), later(start, (at + 1) * month)];
    if (outcome === 'paid') paid.push({ id: `in_${at}`, from, to });
    return {
      snapshot: {
        ...{ id: 'sub_1', version: at + 1, periodStart: from, periodEnd: to, amount: 2500, currency: 'CNY' },
        status: outcome === 'failed' ? 'past_due' : outcome === 'canceled' ? 'ended' : 'active',
        cancelAtEnd: outcome === 'canceled',
      },
      paid: [...paid],
    };
  });
}

describe('mirrorCard', () => {
  it('returns the same state and benefits in every order, with repetitions and losses (10,000 random orders)', () => {
    const outcomes = fc.array(fc.constantFrom('paid', 'failed', 'canceled'), { minLength: 1, maxLength: 12 });
    const stories = outcomes.chain((all) => {
      const history = historyOf(all);
      // Any notice may be lost except the newest, which the daily query also returns.
      const delivered = fc
        .shuffledSubarray([...history, ...history])
        .chain((some) =>
          fc.shuffledSubarray([...some, history.at(-1) as CardMirror], { minLength: some.length + 1 }),
        );
      return fc.tuple(fc.constant(history), delivered);
    });
    fc.assert(
      fc.property(stories, ([history, delivered]) => {
        const reduce = (all: readonly CardMirror[]) => all.reduce<CardMirror | null>(mirrorCard, null);
        const result = reduce(delivered);
        expect(result).toEqual(reduce(history));
        expect(result?.snapshot.version).toBe(history.length);
        expect(new Set(result?.paid.map(({ id }) => id)).size).toBe(result?.paid.length);
      }),
      { numRuns: 10_000 },
    );
  });

  it('keeps a paid invoice, also if a later description omits it', () => {
    const [first] = historyOf(['paid', 'failed']);
    const later2 = { ...(first as CardMirror), paid: [] };
    expect(mirrorCard(first as CardMirror, later2).paid).toHaveLength(1);
    expect(paidUntil([])).toBe(null);
  });
});

describe('cardState', () => {
  it.each<[ProviderSnapshot['status'], boolean, boolean, string]>([
    ['incomplete', false, false, 'signing'],
    ['active', false, false, 'active'],
    ['active', true, false, 'ended'],
    ['active', false, true, 'cancel_wanted'],
    ['active', true, true, 'ended'],
    ['past_due', false, false, 'retrying'],
    // The provider would repeat the failed charge.
    ['past_due', true, true, 'cancel_wanted'],
    ['paused', false, false, 'active'],
    ['ended', false, true, 'ended'],
  ])('%s, ends with its period: %s, canceled here: %s', (status, cancelAtEnd, isEndWanted, expected) => {
    expect(cardState({ status, cancelAtEnd }, isEndWanted)).toBe(expected);
  });
});

describe('planCard', () => {
  const periodEnd = later(start, month);
  const facts = (change: Partial<CardFacts> = {}): CardFacts => ({
    snapshot: { status: 'active', cancelAtEnd: false, periodEnd },
    ...{ paidUntil: periodEnd, isEndWanted: false, notices: [], ways: 2, hasGrace: false, ...change },
  });
  const shanghai = (text: string) => instant(Date.parse(`${text}+08:00`));

  it('announces the charge six days before, and by the other way on the fifth without a receipt', () => {
    const near = later(periodEnd, -6.5 * day);
    expect(planCard(facts(), near)).toEqual({ do: 'notify', way: 0, at: shanghai('2026-12-15T10:00:00') });
    const sent = facts({ notices: [{ receiptAt: null }] });
    expect(planCard(sent, near)).toMatchObject({ do: 'look' });
    const next = shanghai('2026-12-16T19:00:00');
    expect(planCard(sent, next)).toEqual({ do: 'notify', way: 1, at: shanghai('2026-12-16T20:00:00') });
    const received = facts({ notices: [{ receiptAt: near }] });
    expect(planCard(received, next)).toEqual({ do: 'look', at: later(next, day) });
  });

  it('queries at least daily, hourly during a charge, and never after the end', () => {
    expect(planCard(facts(), start)).toEqual({ do: 'look', at: later(start, day) });
    expect(planCard(facts({ paidUntil: null }), start)).toEqual({ do: 'look', at: later(start, hour) });
    const underWay = facts({ hasGrace: true });
    expect(planCard(underWay, periodEnd)).toEqual({ do: 'look', at: later(periodEnd, hour) });
    expect(planCard(facts({ snapshot: { status: 'ended', cancelAtEnd: false, periodEnd } }), start)).toBe(
      null,
    );
  });

  it('extends the benefits at the end of the paid period, unless it ends there', () => {
    const last = later(periodEnd, -hour);
    const announcement = { notices: [{ receiptAt: start }] };
    expect(planCard(facts(announcement), last)).toEqual({ do: 'grace', at: periodEnd });
    const ending = { status: 'active', cancelAtEnd: true, periodEnd } as const;
    expect(planCard(facts({ ...announcement, snapshot: ending }), last)).toMatchObject({ do: 'look' });
    expect(planCard(facts({ paidUntil: null }), last)).toMatchObject({ do: 'look' });
  });

  it('ends a subscription canceled here at once', () => {
    expect(planCard(facts({ isEndWanted: true }), start)).toEqual({ do: 'end', at: start });
  });
});

it('renews by card all plans of a month, a quarter or a year, in yuan and dollars', () => {
  const terms = [1, 3, 12, 6, 18, 60, null];
  const renews = (currency: string) =>
    terms.filter((months) => isRenewable('stripe', { months, amount: 59_800, currency }));
  expect(renews('CNY')).toEqual([1, 3, 12]);
  expect(renews('USD')).toEqual([1, 3, 12]);
  expect(renews('EUR')).toEqual([]);
});
