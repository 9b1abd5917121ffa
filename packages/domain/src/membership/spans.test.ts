import { day, hour, type Instant, instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './months.ts';
import { effectiveTier, type Grant, placeSpans, resolveMonths, type Span, timeLeft } from './spans.ts';
import { isAtLeast, paidTiers } from './tier.ts';

const at = (text: string): Instant => instant(Date.parse(`${text}+08:00`));
const shown = (time: Instant) => new Date(time + 8 * hour).toISOString().slice(0, 16);

const floating = (id: string, tier: 'plus' | 'pro', grantedAt: number, length: number): Grant => ({
  ...{ id, tier, kind: 'floating', grantedAt: instant(grantedAt), length },
  ...{ anchorDay: null, revokedAt: null },
});
const pinned = (id: string, tier: 'plus' | 'pro', from: number, to: number): Grant => ({
  ...{ id, tier, kind: 'pinned', from: instant(from), to: instant(to), revokedAt: null },
});
const brief = (spans: readonly Span[]) => spans.map(({ grantId, from, to }) => `${grantId} ${from}-${to}`);

describe('placeSpans', () => {
  it('queues purchases of one tier', () => {
    expect(brief(placeSpans([floating('b', 'plus', 20, 10), floating('a', 'plus', 0, 50)]))).toEqual([
      'a 0-50',
      'b 50-60',
    ]);
  });

  it('pauses Plus while Pro runs, and moves it by exactly that time', () => {
    const grants = [floating('a', 'plus', 0, 100), floating('b', 'pro', 40, 30)];
    expect(brief(placeSpans(grants))).toEqual(['a 0-40', 'b 40-70', 'a 70-130']);
  });

  it('keeps pinned time and places floating time around it', () => {
    const grants = [pinned('s', 'plus', 50, 80), floating('a', 'plus', 0, 100), pinned('p', 'pro', 90, 95)];
    expect(brief(placeSpans(grants))).toEqual(['a 0-50', 's 50-80', 'a 80-90', 'p 90-95', 'a 95-135']);
  });

  it('ends revoked grants, and starts the next', () => {
    const revoked: Grant = { ...floating('a', 'plus', 0, 100), revokedAt: instant(30) };
    expect(brief(placeSpans([revoked, floating('b', 'plus', 10, 50)]))).toEqual(['a 0-30', 'b 30-80']);
    const notBegun: Grant = { ...floating('b', 'plus', 10, 50), revokedAt: instant(20) };
    expect(brief(placeSpans([floating('a', 'plus', 0, 100), notBegun]))).toEqual(['a 0-100']);
  });
});

const span = fc.record({
  tier: fc.constantFrom(...paidTiers),
  isPinned: fc.nat({ max: 3 }).map((value) => value === 0),
  start: fc.nat({ max: 500 }),
  length: fc.integer({ min: 1, max: 200 }),
  revokedAt: fc.option(fc.nat({ max: 900 }), { freq: 3 }),
});
const grants = fc.array(span, { maxLength: 9 }).map((rows) =>
  rows.map(({ tier, isPinned, start, length, revokedAt }, place): Grant => {
    const id = `g${place}`;
    const grant = isPinned ? pinned(id, tier, start, start + length) : floating(id, tier, start, length);
    return { ...grant, revokedAt: revokedAt === null ? null : instant(Math.max(revokedAt, start)) };
  }),
);
const total = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + (to - from), 0);
const covers = (spans: readonly Span[], time: number) =>
  spans.some(({ from, to }) => from <= time && time < to);

describe('placeSpans, for any grants', () => {
  it('neither loses nor creates time: grants that are not revoked keep their length', () => {
    fc.assert(
      fc.property(grants, (given) => {
        const spans = placeSpans(given);
        for (const grant of given) {
          const own = spans.filter(({ grantId }) => grantId === grant.id);
          const length = grant.kind === 'floating' ? grant.length : grant.to - grant.from;
          if (grant.revokedAt === null) expect(total(own)).toBe(length);
          else {
            expect(total(own)).toBeLessThanOrEqual(length);
            for (const { to } of own) expect(to).toBeLessThanOrEqual(grant.revokedAt);
          }
        }
      }),
    );
  });

  it('does not depend on their order', () => {
    const both = grants.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
      ),
    );
    fc.assert(
      fc.property(both, ([given, other]) => {
        expect(placeSpans(other)).toEqual(placeSpans(given));
      }),
    );
  });

  it('runs floating time neither twice at the same time nor below a higher tier, and leaves no gap before it', () => {
    fc.assert(
      fc.property(grants, fc.nat({ max: 2000 }), (given, time) => {
        const spans = placeSpans(given);
        const kindOf = new Map(given.map(({ id, kind }) => [id, kind]));
        const running = spans.filter((one) => covers([one], time));
        for (const one of running.filter(({ grantId }) => kindOf.get(grantId) === 'floating')) {
          const others = running.filter((other) => other !== one);
          expect(others.every((other) => !isAtLeast(other.tier, one.tier))).toBe(true);
        }
        for (const grant of given) {
          if (grant.kind === 'pinned' || grant.revokedAt !== null || grant.grantedAt > time) continue;
          const waits = timeLeft(spans, grant.id, instant(time)) > 0 && !covers(spans, time);
          expect(waits, 'waits although nothing runs').toBe(false);
        }
      }),
    );
  });

  it('returns the highest running tier, and remaining time decreases by the elapsed time', () => {
    fc.assert(
      fc.property(grants, fc.nat({ max: 2000 }), (given, time) => {
        const spans = placeSpans(given);
        const tier = effectiveTier(spans, instant(time));
        for (const one of spans) if (covers([one], time)) expect(isAtLeast(tier, one.tier)).toBe(true);
        if (tier === 'free') expect(covers(spans, time)).toBe(false);
        for (const { id } of given) {
          const own = spans.filter(({ grantId }) => grantId === id);
          const used = total(
            own.map((one) => ({ ...one, to: instant(Math.max(one.from, Math.min(one.to, time))) })),
          );
          expect(timeLeft(spans, id, instant(time)) + used).toBe(total(own));
        }
      }),
    );
  });

  it('never changes the past by a purchase', () => {
    fc.assert(
      fc.property(grants, fc.nat({ max: 900 }), fc.constantFrom(...paidTiers), (given, now, tier) => {
        const past = (spans: readonly Span[]) =>
          spans.filter(({ from }) => from < now).map((one) => ({ ...one, to: Math.min(one.to, now) }));
        const later = given.filter(
          (grant) => (grant.kind === 'pinned' ? grant.from : grant.grantedAt) <= now,
        );
        const bought = [...later, floating('z', tier, now, 50)];
        expect(past(placeSpans(bought))).toEqual(past(placeSpans(later)));
      }),
    );
  });
});

describe('resolveMonths', () => {
  /** Returns the ends of `count` purchases of one month, all made at the same time. */
  function chain(start: Instant, count: number): string[] {
    const made: Grant[] = [];
    for (let place = 0; place < count; place++) {
      const wanted = { id: `g${place}`, tier: 'plus' as const, grantedAt: start };
      const resolved = resolveMonths(made, { ...wanted, months: 1 });
      made.push({ ...wanted, ...resolved, kind: 'floating', revokedAt: null });
    }
    return placeSpans(made).map(({ to }) => shown(to));
  }

  it('keeps the anchor day over short months', () => {
    expect(chain(at('2027-01-31T10:00'), 4)).toEqual([
      '2027-02-28T10:00',
      '2027-03-31T10:00',
      '2027-04-30T10:00',
      '2027-05-31T10:00',
    ]);
    expect(chain(at('2028-01-30T23:59'), 2)).toEqual(['2028-02-29T23:59', '2028-03-30T23:59']);
  });

  it('counts months of the calendar in Shanghai, also at its midnight', () => {
    expect(shown(addMonths(at('2027-03-01T00:30'), 1, 1))).toBe('2027-04-01T00:30');
    expect(shown(addMonths(at('2027-12-31T23:30'), 2, 31))).toBe('2028-02-29T23:30');
    expect(shown(addMonths(at('2028-02-29T08:00'), 12, 29))).toBe('2029-02-28T08:00');
  });

  it('starts a new chain if Pro has moved it', () => {
    const start = at('2027-01-31T10:00');
    const first = { id: 'a', tier: 'plus' as const, grantedAt: start };
    const a: Grant = {
      ...first,
      ...resolveMonths([], { ...first, months: 1 }),
      kind: 'floating',
      revokedAt: null,
    };
    const week = floating('w', 'pro', start + day, 7 * day);
    const next = { id: 'b', tier: 'plus' as const, grantedAt: instant(start + 2 * day), months: 1 };
    const resolved = resolveMonths([a, week], next);
    expect(resolved).toEqual({ length: 31 * day, anchorDay: 7 });
  });
});
