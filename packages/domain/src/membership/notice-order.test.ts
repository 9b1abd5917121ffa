import { day, instant, randomInt, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { decidePaymentUse, nextOrderState, nextRefundState, type RefundState } from '../orders/index.ts';
import { fromProvider, type ProviderSnapshot } from '../subscriptions/index.ts';
import { convertToPro } from './conversion.ts';
import { descendantsOf, type LineageEdge } from './lineage.ts';
import { type FloatingGrant, type Grant, placeSpans, type Span, timeLeft } from './spans.ts';
import type { PaidTier } from './tier.ts';

/** The known state of an account after some facts. */
interface KnownState {
  readonly grants: Map<string, Grant>;
  readonly paidOrders: Set<string>;
  readonly surplus: Set<string>;
  readonly refunds: Map<string, RefundState>;
  readonly stores: Map<string, ProviderSnapshot>;
  readonly edges: LineageEdge[];
}

/** An event that a system reports, possibly twice. */
interface Fact {
  readonly key: string;
  /** Ids of the events that must precede it. */
  readonly after: readonly string[];
  deliver(known: KnownState): void;
}

const start = Date.UTC(2026, 0, 1);
const plusPrice = { amount: 2500, days: 31 };
const proPrice = { amount: 9800, days: 31 };

function revoke(known: KnownState, id: string, at: number): void {
  const grant = known.grants.get(id);
  if (grant && grant.revokedAt === null) known.grants.set(id, { ...grant, revokedAt: instant(at) });
}

/** A payment of an order by one of two channels. The second one is surplus. */
function paid(order: Order, channel: string): Fact {
  const payment = `${channel} ${order.id}`;
  return {
    key: `paid ${payment}`,
    after: [],
    deliver: (known) => {
      if (known.surplus.has(payment) || known.paidOrders.has(payment)) return;
      const state = known.grants.has(order.id) ? 'finished' : 'unpaid';
      const use = decidePaymentUse({ faults: [], order: state, hasBuyer: true, isOfSubscription: false });
      if (use === 'surplus') known.surplus.add(payment);
      if (use !== 'applied') return;
      expect(nextOrderState('unpaid', 'pay').ok).toBe(true);
      known.paidOrders.add(payment);
      const { id, tier, at, length } = order;
      const grant: FloatingGrant = {
        id,
        tier,
        kind: 'floating',
        grantedAt: instant(at),
        length,
        anchorDay: null,
        revokedAt: null,
      };
      known.grants.set(id, grant);
    },
  };
}

interface Order {
  readonly id: string;
  readonly tier: PaidTier;
  readonly at: number;
  readonly length: number;
}

/** A refund that the provider reports in steps, or a chargeback: the rest of the order is revoked. */
function refundFacts(order: Order, at: number, needs: readonly string[]): Fact[] {
  const apply = (known: KnownState, event: 'send' | 'succeed') => {
    const former = known.refunds.get(order.id) ?? 'approved';
    const sent = event === 'succeed' && former === 'approved' ? ('sent' as const) : former;
    const next = nextRefundState(sent, event);
    if (next.ok) known.refunds.set(order.id, next.value);
    for (const id of descendantsOf(order.id, known.edges)) revoke(known, id, at);
  };
  const fact = (event: 'send' | 'succeed'): Fact => ({
    key: `${event} ${order.id}`,
    after: needs,
    deliver: (known) => apply(known, event),
  });
  return [fact('send'), fact('succeed')];
}

/** A store describes a period; only the newest description counts. */
function snapshot(id: string, tier: PaidTier, version: number, from: number, to: number): Fact {
  const given: ProviderSnapshot = {
    ...{
      id,
      version,
      status: to > from ? 'active' : 'ended',
      cancelAtEnd: false,
      amount: 100,
      currency: 'USD',
    },
    ...{ periodStart: instant(from), periodEnd: instant(to) },
  };
  return {
    key: `${id} ${version}`,
    after: [],
    deliver: (known) => {
      const { periodStart, periodEnd } = fromProvider(known.stores.get(id) ?? null, given);
      known.stores.set(id, fromProvider(known.stores.get(id) ?? null, given));
      known.grants.set(id, { id, tier, kind: 'pinned', from: periodStart, to: periodEnd, revokedAt: null });
    },
  };
}

/** A conversion of the Plus time that is unused at some time to Pro; follows everything that granted it. */
function conversion(orders: readonly Order[], at: number, after: readonly string[]): Fact {
  return {
    key: 'converted',
    after,
    deliver: (known) => {
      if (known.edges.length > 0) return;
      const grants = orders.flatMap(({ id }) => known.grants.get(id) ?? []);
      const spans = placeSpans([...known.grants.values()].filter(({ kind }) => kind === 'floating'));
      const unused = grants.flatMap(({ id, revokedAt }) =>
        revokedAt === null
          ? [{ grantId: id, grantedAt: instant(at), unused: timeLeft(spans, id, instant(at)) }]
          : [],
      );
      for (const { grantId, taken, given, kept } of convertToPro(unused, plusPrice, proPrice).parts) {
        if (taken === 0) continue;
        revoke(known, grantId, at);
        const add = (tier: PaidTier, length: number, kind: 'converted' | 'kept') => {
          const id = `${grantId} ${kind}`;
          known.grants.set(id, {
            id,
            tier,
            kind: 'floating',
            grantedAt: instant(at),
            length,
            anchorDay: null,
            revokedAt: null,
          });
          known.edges.push({
            childId: id,
            parentId: grantId,
            kind,
            length: kind === 'kept' ? length : taken,
          });
        };
        if (given > 0) add('pro', given, 'converted');
        if (kept > 0) add('plus', kept, 'kept');
      }
    },
  };
}

/** Generates the events of an account from a seed. */
function makeFacts(below: (count: number) => number): Fact[] {
  const order = (name: string, tier: PaidTier): Order => ({
    ...{ id: name, tier, at: start + below(20) * day, length: (1 + below(60)) * day },
  });
  const plus = Array.from({ length: 1 + below(3) }, (_, at) => order(`plus-${at}`, 'plus'));
  const pro = Array.from({ length: below(3) }, (_, at) => order(`pro-${at}`, 'pro'));
  const payments = [...plus, ...pro].flatMap((one) => [
    paid(one, 'wechat'),
    ...(below(3) === 0 ? [paid(one, 'alipay')] : []),
  ]);
  const keysOf = (of: readonly Order[]) =>
    payments.filter(({ key }) => of.some(({ id }) => key.endsWith(` ${id}`))).map(({ key }) => key);
  const converts = below(2) === 0;
  const all = keysOf([...plus, ...pro]);
  const facts = [...payments, ...(converts ? [conversion(plus, start + 20 * day, all)] : [])];
  for (const one of [...plus, ...pro]) {
    if (below(3) > 0) continue;
    const needs = converts ? ['converted'] : keysOf([one]).slice(0, 1);
    facts.push(...refundFacts(one, start + (20 + below(40)) * day, needs));
  }
  for (let store = 0; store < below(3); store++) {
    const from = start + below(60) * day;
    for (let version = 0; version < 1 + below(4); version++)
      facts.push(
        snapshot(`store-${store}`, store === 0 ? 'plus' : 'pro', version, from, from + below(31) * day),
      );
  }
  return facts;
}

/** Returns a random order in which no event precedes its causes; some events occur twice. */
function shuffle(facts: readonly Fact[], below: (count: number) => number): Fact[] {
  const delivered = new Set<string>();
  const left = [...facts];
  const order: Fact[] = [];
  while (left.length > 0) {
    const ready = left.filter(({ after }) => after.every((key) => delivered.has(key)));
    const next = ready[below(ready.length)];
    if (!next) throw new Error('Facts wait for each other');
    left.splice(left.indexOf(next), 1);
    order.push(next);
    delivered.add(next.key);
    const again = order[below(order.length)];
    if (again && below(3) === 0) order.push(again);
  }
  return order;
}

function entitlements(facts: readonly Fact[]): readonly Span[] {
  const known: KnownState = {
    ...{ grants: new Map(), paidOrders: new Set<string>(), surplus: new Set<string>() },
    ...{ refunds: new Map(), stores: new Map(), edges: [] },
  };
  for (const fact of facts) fact.deliver(known);
  return placeSpans([...known.grants.values()]);
}

describe('the order of notices', () => {
  it('never changes the final grants: 10,000 random orders', () => {
    let shuffles = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const random = seededRandom(seed);
      const below = (count: number) => randomInt(random, count);
      const facts = makeFacts(below);
      const wanted = entitlements(shuffle(facts, below));
      for (let turn = 0; turn < 10; turn++, shuffles++)
        expect(entitlements(shuffle(facts, below)), `seed ${seed}`).toEqual(wanted);
    }
    expect(shuffles).toBe(10_000);
  });
});
