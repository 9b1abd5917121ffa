import { day, hour, instant, later, minute } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addStoreFact,
  entitlementOf,
  nextStoreCheck,
  type StoreFact,
  type StorePeriodFact,
  type StoreStatusFact,
  unknownPurchase,
} from './store-purchase.ts';

const reduce = (facts: readonly StoreFact[]) => facts.reduce(addStoreFact, unknownPurchase);
const period = (change: Partial<StorePeriodFact> = {}): StorePeriodFact => ({
  ...{ kind: 'period', transactionId: 't1', version: 10, tier: 'plus', from: instant(0) },
  ...{ to: instant(100), revokedAt: null, ...change },
});
const status = (change: Partial<StoreStatusFact> = {}): StoreStatusFact => ({
  ...{ kind: 'status', version: 10, state: 'active', productId: 'p', renews: true, graceUntil: null },
  ...{ nextAt: null, nextAmount: null, nextCurrency: null, ...change },
});
const times = (...facts: StoreFact[]) =>
  entitlementOf(reduce(facts)).map(({ transactionId, from, to }) => [transactionId, from, to]);

describe('the entitlement of a store subscription', () => {
  it('is the newest statement about each period', () => {
    const extended = period({ version: 20, to: instant(150) });
    expect(times(period(), extended)).toEqual([['t1', 0, 150]]);
    expect(times(extended, period())).toEqual([['t1', 0, 150]]);
    expect(times(period({ revokedAt: instant(40), version: 20 }), period())).toEqual([['t1', 0, 40]]);
  });

  it('begins where the previous period ended, and after a gap if the store reported it', () => {
    const next = period({ transactionId: 't2', from: null, to: instant(200), version: 90 });
    expect(times(period(), next)).toEqual([
      ['t1', 0, 100],
      ['t2', 100, 200],
    ]);
    expect(times(next, { ...next, version: 130 }, period())[1]).toEqual(['t2', 100, 200]);
    expect(times(period(), { ...next, version: 130 })[1]).toEqual(['t2', 130, 200]);
  });

  it('lasts through grace, and stops during a pending payment or a pause', () => {
    const grace = status({ state: 'grace', graceUntil: instant(130), version: 101 });
    expect(times(period(), grace)).toEqual([['t1', 0, 130]]);
    for (const state of ['hold', 'paused', 'ended', 'pending'] as const)
      expect(times(period(), status({ state, version: 60 }))).toEqual([['t1', 0, 60]]);
    expect(times(period(), status({ state: 'hold', version: 60 }), status({ version: 70 }))).toEqual([
      ['t1', 0, 100],
    ]);
  });

  it('ends with a returned payment, and with the subscription that replaced it', () => {
    expect(times({ kind: 'void', transactionId: 't1', at: instant(30) }, period())).toEqual([['t1', 0, 30]]);
    expect(times(period(), { kind: 'replaced', at: instant(50) })).toEqual([['t1', 0, 50]]);
    expect(times(period({ from: instant(60) }), { kind: 'replaced', at: instant(50) })).toEqual([
      ['t1', 60, 60],
    ]);
  });
});

const id = fc.constantFrom('t1', 't2', 't3');
const at = fc.nat(30).map(instant);
/** Apple signs each period. Its notifications add a status with the grace period of the renewal. */
const ofApple = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('period' as const), transactionId: id, version: fc.nat(8) },
    ...{ tier: fc.constantFrom('plus' as const, 'pro' as const), from: at, to: at },
    revokedAt: fc.option(at),
  }),
  anyStatus('active', 'grace', 'ended'),
);
/** Google does not report the start of renewed periods, but reports refunded payments and replaced tokens. */
const ofGoogle = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('period' as const), transactionId: id, version: fc.nat(8) },
    ...{ tier: fc.constantFrom('plus' as const, 'pro' as const), from: fc.option(at), to: at },
    revokedAt: fc.option(at),
  }),
  anyStatus('pending', 'active', 'grace', 'hold', 'paused', 'ended'),
  fc.record({ kind: fc.constant('void' as const), transactionId: id, at }),
  fc.record({ kind: fc.constant('replaced' as const), at }),
);
/** Huawei reports the last period and the state together. */
const ofHuawei = fc.oneof(ofApple, anyStatus('pending', 'active', 'grace', 'hold', 'paused', 'ended'));

/** IAP Kit reports the last order of a subscription, its state, and the subscription that replaced another one. */
const ofHarmony = fc.oneof(
  ofApple,
  anyStatus('pending', 'active', 'hold', 'ended'),
  fc.record({ kind: fc.constant('replaced' as const), at }),
);

function anyStatus<S extends StoreStatusFact['state']>(...states: S[]) {
  return fc.record({
    ...{ kind: fc.constant('status' as const), version: fc.nat(8), state: fc.constantFrom(...states) },
    ...{ productId: fc.constantFrom('a', 'b'), renews: fc.boolean(), graceUntil: fc.option(at) },
    ...{ nextAt: fc.option(at), nextAmount: fc.constant(1), nextCurrency: fc.constant('CNY') },
  });
}

/** Factor for the number of random cases; set by `script/soak random`. */
const repetitions = Number(process.env.TIMES ?? 1);

describe.each([
  ['apple', ofApple],
  ['google', ofGoogle],
  ['huawei', ofHuawei],
  ['harmony', ofHarmony],
] as const)('facts of %s', (_, fact) => {
  it('have the same entitlement in every order, with repetitions', { timeout: 60_000 * repetitions }, () => {
    const shuffled = fc
      .array<StoreFact>(fact, { minLength: 1, maxLength: 10 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(entitlementOf(reduce(other))).toEqual(entitlementOf(reduce(all)));
        expect(reduce(other).status).toEqual(reduce(all).status);
      }),
      { numRuns: 1000 * repetitions },
    );
  });
});

describe('the next check of a store', () => {
  const next = (now: number, ...facts: StoreFact[]) => nextStoreCheck(reduce(facts), instant(now));

  it('is a minute after the end of the paid period, or of grace', () => {
    expect(next(50, period(), status())).toBe(100 + minute);
    expect(next(50, period(), status({ renews: false }))).toBe(100 + minute);
    // A period without a status.
    expect(next(50, period())).toBe(100 + minute);
    const second = period({ transactionId: 't2', to: instant(200) });
    expect(next(50, period(), second, status())).toBe(200 + minute);
    expect(next(150, period(), status({ state: 'grace', graceUntil: instant(180) }))).toBe(180 + minute);
  });

  it('is repeated while the store states no other end, for a day', () => {
    expect(next(100 + minute, period(), status())).toBe(later(instant(100), 11 * minute));
    expect(next(100 + 2 * hour, period(), status())).toBe(100 + 4 * hour);
    expect(next(100 + day, period(), status())).toBeNull();
  });

  it('is null without access, when replaced, or when unknown', () => {
    for (const state of ['pending', 'hold', 'paused', 'ended'] as const)
      expect(next(50, period(), status({ state }))).toBeNull();
    expect(next(50, period(), status(), { kind: 'replaced', at: instant(20) })).toBeNull();
    expect(next(50, period({ revokedAt: instant(40) }), status())).toBeNull();
    expect(next(50, status())).toBeNull();
  });
});
