import { day, type Instant, instant, later, minute } from '@inkstone/kernel';
import type { PaidTier } from '../membership/index.ts';

/** A store's report of one paid period. `version`: the time of the report; the latest one is valid. */
export interface StorePeriodFact {
  readonly kind: 'period';
  readonly transactionId: string;
  readonly version: number;
  readonly tier: PaidTier;
  /** Null if the store does not report it: the period follows the previous one. */
  readonly from: Instant | null;
  readonly to: Instant;
  /** When the store revoked the period or another one replaced it. */
  readonly revokedAt: Instant | null;
}

/**
 * State of a subscription at a store. `grace`: a charge failed, access continues. `hold`: access is suspended until a payment.
 * `pending`: the first payment is not complete.
 */
export const storeStates = ['pending', 'active', 'grace', 'hold', 'paused', 'ended'] as const;
export type StoreState = (typeof storeStates)[number];

/** A store's statement about a subscription as a whole. */
export interface StoreStatusFact {
  readonly kind: 'status';
  readonly version: number;
  readonly state: StoreState;
  readonly productId: string;
  readonly renews: boolean;
  /** End of the access without a payment. */
  readonly graceUntil: Instant | null;
  /** The next charge. The amount is in hundredths of the unit of the currency, for every currency. */
  readonly nextAt: Instant | null;
  readonly nextAmount: number | null;
  readonly nextCurrency: string | null;
}

/** A refunded payment, possibly reported before its period. Final. */
export interface StoreVoidFact {
  readonly kind: 'void';
  readonly transactionId: string;
  readonly at: Instant;
}

/** The subscription was replaced by another one at a time. */
export interface StoreReplacedFact {
  readonly kind: 'replaced';
  readonly at: Instant;
}

export type StoreFact = StorePeriodFact | StoreStatusFact | StoreVoidFact | StoreReplacedFact;

/** The known state of a period: the newest fact, and when the period was first reported. */
export type KnownStorePeriod = Omit<StorePeriodFact, 'kind'> & { readonly firstSeen: number };

/** All known facts about a subscription at a store. */
export interface StorePurchase {
  readonly periods: ReadonlyMap<string, KnownStorePeriod>;
  readonly voids: ReadonlyMap<string, Instant>;
  readonly status: StoreStatusFact | null;
  readonly replacedAt: Instant | null;
}

export const unknownPurchase: StorePurchase = {
  ...{ periods: new Map(), voids: new Map(), status: null, replacedAt: null },
};

/** Adds a fact. The result does not depend on the order and repetition of facts. */
export function addStoreFact(known: StorePurchase, fact: StoreFact): StorePurchase {
  switch (fact.kind) {
    case 'period':
      return { ...known, periods: new Map(known.periods).set(fact.transactionId, joinPeriod(known, fact)) };
    case 'status':
      return { ...known, status: newer(known.status, fact) };
    case 'void': {
      const at = earlier(known.voids.get(fact.transactionId) ?? null, fact.at);
      return { ...known, voids: new Map(known.voids).set(fact.transactionId, at) };
    }
    case 'replaced':
      return { ...known, replacedAt: earlier(known.replacedAt, fact.at) };
  }
}

function joinPeriod({ periods }: StorePurchase, { kind: _, ...fact }: StorePeriodFact): KnownStorePeriod {
  const known = periods.get(fact.transactionId);
  const firstSeen = Math.min(known?.firstSeen ?? fact.version, fact.version);
  if (!known) return { ...fact, firstSeen };
  const { firstSeen: _seen, ...before } = known;
  return { ...newer(before, fact), firstSeen };
}

/** Returns the newer of two facts. If both have the same version, the choice does not depend on their order. */
function newer<F extends { readonly version: number }>(known: F | null, given: F): F {
  if (known === null || given.version !== known.version)
    return known !== null && known.version > given.version ? known : given;
  return textOf(given) > textOf(known) ? given : known;
}

/** Serialises a fact with its fields in the order of their names, so that equal facts have equal texts. */
function textOf(fact: object): string {
  return JSON.stringify(Object.entries(fact).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function earlier(known: Instant | null, given: Instant): Instant {
  return known !== null && known < given ? known : given;
}

/** The time of access that a period grants. */
export interface StoreTime {
  readonly transactionId: string;
  readonly tier: PaidTier;
  readonly from: Instant;
  /** Equal to `from` if nothing remains. */
  readonly to: Instant;
  /** Whether the store revoked a part of it; that part is lost even if it has elapsed. */
  readonly isCut: boolean;
}

/** Returns the times of access that a subscription grants, one entry for each period, in the order of their ends. */
export function entitlementOf({ periods, voids, status, replacedAt }: StorePurchase): StoreTime[] {
  const ordered = [...periods.values()].toSorted(
    (a, b) => a.to - b.to || (a.transactionId < b.transactionId ? -1 : 1),
  );
  return ordered.map((period, place) => {
    const { transactionId, tier, version, revokedAt } = period;
    const from = startOf(period, ordered[place - 1]);
    const isLast = place === ordered.length - 1;
    const grace = isLast && status?.state === 'grace' ? (status.graceUntil ?? period.to) : period.to;
    const whole = Math.max(grace, period.to);
    const stopped = isLast && status && !hasAccess(status.state) && status.version >= version;
    const cuts = [revokedAt, voids.get(transactionId), replacedAt, stopped ? status.version : null];
    const end = cuts.reduce<number>((to, cut) => Math.min(to, cut ?? to), whole);
    return {
      ...{ transactionId, tier, from, to: instant(Math.max(end, from)) },
      isCut: end < whole,
    };
  });
}

/**
 * Returns the start of a period. If the store does not report it: the end of the previous period, or the first report of this one
 * if there was a gap.
 */
function startOf({ from, firstSeen, to }: KnownStorePeriod, before: KnownStorePeriod | undefined): Instant {
  return from ?? instant(Math.min(to, Math.max(before?.to ?? 0, firstSeen)));
}

function hasAccess(state: StoreState): boolean {
  return state === 'active' || state === 'grace';
}

/** Delay of the query after the known end of access, so that the store has processed it, in ms. */
const checkDelay = minute;
/** Maximum time after that end during which the query is repeated while the store reports no other end, in ms. */
const maxQueryTime = day;
const minPause = 10 * minute;

/**
 * Returns when the store has to be queried about a purchase, whether or not it sends notifications: after the known end of
 * access. If it then reports no other end, the query is repeated after doubling delays. Null if the daily check suffices.
 */
export function nextStoreCheck({ periods, status, replacedAt }: StorePurchase, now: Instant): Instant | null {
  if (replacedAt !== null || (status !== null && !hasAccess(status.state))) return null;
  const ends = [...periods.values()].filter(({ revokedAt }) => revokedAt === null).map(({ to }) => to);
  if (ends.length === 0) return null;
  const grace = status?.state === 'grace' ? (status.graceUntil ?? 0) : 0;
  const end = instant(Math.max(...ends, grace));
  const first = later(end, checkDelay);
  if (first > now) return first;
  const since = now - end;
  return since >= maxQueryTime ? null : later(now, Math.max(minPause, since));
}
