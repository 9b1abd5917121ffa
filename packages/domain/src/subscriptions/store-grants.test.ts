import { type Instant, instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaidTier } from '../membership/index.ts';
import { changeStoreGrant, type GrantedStoreTime } from './store-grants.ts';
import {
  addStoreFact,
  entitlementOf,
  type StoreFact,
  type StoreTime,
  unknownPurchase,
} from './store-purchase.ts';

const at = (ms: number) => instant(ms);
const time = (change: Partial<StoreTime> = {}): StoreTime => ({
  ...{ transactionId: 't', tier: 'plus', from: at(10), to: at(40), isCut: false, ...change },
});
const plus = (to: number): GrantedStoreTime => ({ to: at(to), tier: 'plus' });
const grant = (from: number, to: number, tier: PaidTier = 'plus') => ({
  ...{ kind: 'grant', tier, from: at(from), to: at(to) },
});

describe('the grants of a period', () => {
  it('begin with the period, and follow its end', () => {
    expect(changeStoreGrant(time(), null, at(5))).toEqual({ steps: [grant(10, 40)], granted: plus(40) });
    expect(changeStoreGrant(time({ to: at(10) }), null, at(5))).toEqual({ steps: [], granted: null });
    expect(changeStoreGrant(time(), plus(40), at(5))).toEqual({ steps: [], granted: plus(40) });
    expect(changeStoreGrant(time({ to: at(50) }), plus(40), at(5))).toEqual({
      ...{ steps: [grant(40, 50)], granted: plus(50) },
    });
  });

  it('keep elapsed time, unless the store revoked it', () => {
    const shorter = time({ to: at(20) });
    expect(changeStoreGrant(shorter, plus(40), at(30))).toEqual({
      ...{ steps: [{ kind: 'cut', at: 30 }], granted: plus(30) },
    });
    expect(changeStoreGrant({ ...shorter, isCut: true }, plus(40), at(30))).toEqual({
      ...{ steps: [{ kind: 'cut', at: 20 }], granted: plus(20) },
    });
  });

  it('change to another tier from now on', () => {
    const pro = time({ tier: 'pro' });
    expect(changeStoreGrant(pro, plus(40), at(25))).toEqual({
      steps: [{ kind: 'cut', at: 25 }, grant(25, 40, 'pro')],
      granted: { to: 40, tier: 'pro' },
    });
    expect(changeStoreGrant({ ...pro, to: at(20) }, plus(40), at(25))).toEqual({
      ...{ steps: [{ kind: 'cut', at: 25 }], granted: plus(25) },
    });
  });
});

/** The grants of an account by period, as `pinTime` and `revokePinned` store them. */
interface Ledger {
  readonly granted: Map<string, GrantedStoreTime | null>;
  readonly parts: Map<string, { tier: PaidTier; from: number; to: number }[]>;
}

/** Delivers facts one by one, each at its time, and updates the grants after each one as the server does. */
function deliver(delivered: readonly { readonly fact: StoreFact; readonly now: Instant }[]): Ledger {
  const ledger: Ledger = { granted: new Map(), parts: new Map() };
  let known = unknownPurchase;
  for (const { fact, now } of delivered) {
    known = addStoreFact(known, fact);
    for (const one of entitlementOf(known)) {
      const { transactionId } = one;
      const change = changeStoreGrant(one, ledger.granted.get(transactionId) ?? null, now);
      const parts = ledger.parts.get(transactionId) ?? [];
      for (const step of change.steps) {
        if (step.kind === 'grant') parts.push({ tier: step.tier, from: step.from, to: step.to });
        else for (const part of parts) part.to = Math.min(part.to, Math.max(step.at, part.from));
      }
      ledger.parts.set(transactionId, parts);
      ledger.granted.set(transactionId, change.granted);
    }
  }
  return ledger;
}

/** The time after the delivery of all facts. */
const last = 20;
const maxDays = 60;

type Part = { readonly tier: PaidTier; readonly from: number; readonly to: number };

/** Returns the tier at every time after that: the higher one where periods overlap. */
function tiersFromNowOn(parts: readonly Part[]): string {
  const tiers = new Array<string>(maxDays - last + 1).fill('-');
  for (const tier of ['plus', 'pro'])
    for (const part of parts)
      if (part.tier === tier) tiers.fill(tier, Math.max(0, part.from - last), Math.max(0, part.to - last));
  return tiers.join(' ');
}

const moment = fc.nat(maxDays).map(instant);
const periods = [
  { transactionId: 't1', tier: 'plus', from: instant(0) },
  { transactionId: 't2', tier: 'plus', from: instant(15) },
  { transactionId: 't3', tier: 'pro', from: instant(30) },
] as const;
/** A period of a transaction, whose start and tier are constant; its end and revocation may change. */
const period = fc
  .record({
    ...{ which: fc.constantFrom(...periods), length: fc.integer({ min: 1, max: 25 }) },
    ...{ version: fc.nat(last), revokedAt: fc.option(moment) },
  })
  .map(({ which, length, version, revokedAt }): StoreFact => {
    const to = instant(which.from + length);
    return { kind: 'period', ...which, to, version, revokedAt };
  });
const status = fc
  .record({
    ...{ version: fc.nat(last), state: fc.constantFrom('pending', 'active', 'grace', 'hold', 'ended') },
    ...{ renews: fc.boolean(), graceUntil: fc.option(moment) },
  })
  .map(
    (one): StoreFact => ({
      ...{ kind: 'status', productId: 'p', nextAt: null, nextAmount: null, nextCurrency: null, ...one },
    }),
  );
const voided = fc
  .record({ which: fc.constantFrom(...periods), when: moment })
  .map(({ which, when }): StoreFact => ({ kind: 'void', transactionId: which.transactionId, at: when }));
const replaced = moment.map((when): StoreFact => ({ kind: 'replaced', at: when }));
const delivered = fc.oneof(
  { weight: 6, arbitrary: period },
  { weight: 3, arbitrary: status },
  ...[voided, replaced].map((arbitrary) => ({ weight: 1, arbitrary })),
);

it('are the same from now on in every order of facts, also repeated (10,000 random orders)', () => {
  const deliveries = fc.array(delivered, { minLength: 1, maxLength: 8 }).chain((facts) => {
    const twice = [...facts, ...facts];
    return fc.tuple(
      fc.constant(facts),
      fc.shuffledSubarray(twice, { minLength: twice.length }),
      fc.array(fc.nat(last), { minLength: twice.length, maxLength: twice.length }),
    );
  });
  fc.assert(
    fc.property(deliveries, ([facts, shuffled, times]) => {
      const nows = times.toSorted((a, b) => a - b).map(instant);
      const ledger = deliver(shuffled.map((fact, place) => ({ fact, now: nows[place] ?? instant(last) })));
      const wanted = entitlementOf(facts.reduce(addStoreFact, unknownPurchase));
      expect(tiersFromNowOn([...ledger.parts.values()].flat())).toBe(tiersFromNowOn(wanted));
    }),
    { numRuns: 10_000 },
  );
});
