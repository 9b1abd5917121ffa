import { day, type Instant, instant, later, minute } from '@inkstone/kernel';
import type { PaidTier } from '../membership/index.ts';

/** A store's report of one paid period. `version`: the time of the report; the latest one is valid. */
export interface StorePeriodFact {
  readonly kind: 'period';
  readonly transactionId: string;
  readonly version: number;
  readonly tier: PaidTier;
  /** Null where the store does not say: the period follows the one before it. */
  readonly from: Instant | null;
  readonly to: Instant;
  /** When the store took it back, or another one replaced it. */
  readonly revokedAt: Instant | null;
}

/**
 * State of a subscription at a store. `grace`: a charge failed, access continues. `hold`: access waits for a payment. `pending`:
 * the first payment is not complete.
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
  /** Until when access continues without a payment. */
  readonly graceUntil: Instant | null;
  /** The next charge. The amount is in hundredths of the unit of the currency, for every currency. */
  readonly nextAt: Instant | null;
  readonly nextAmount: number | null;
  readonly nextCurrency: string | null;
}

/** A payment that was returned, also before its period is known. It stays returned. */
export interface StoreVoidFact {
  readonly kind: 'void';
  readonly transactionId: string;
  readonly at: Instant;
}

/** Another subscription took the place of this one at a time. */
export interface StoreReplacedFact {
  readonly kind: 'replaced';
  readonly at: Instant;
}

export type StoreFact = StorePeriodFact | StoreStatusFact | StoreVoidFact | StoreReplacedFact;

/** The known state of a period: the newest fact, and when the period was first reported. */
export type KnownStorePeriod = Omit<StorePeriodFact, 'kind'> & { readonly firstSeen: number };

/** Everything that is known of a subscription at a store. */
export interface StorePurchase {
  readonly periods: ReadonlyMap<string, KnownStorePeriod>;
  readonly voids: ReadonlyMap<string, Instant>;
  readonly status: StoreStatusFact | null;
  readonly replacedAt: Instant | null;
}

export const unknownPurchase: StorePurchase = {
  ...{ periods: new Map(), voids: new Map(), status: null, replacedAt: null },
};

/** Adds a fact. The result is the same for every order and repetition of facts. */
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

/** The newer of two facts. Of two with one version, the same one is chosen in every order. */
function newer<F extends { readonly version: number }>(known: F | null, given: F): F {
  if (known === null || given.version !== known.version)
    return known !== null && known.version > given.version ? known : given;
  return textOf(given) > textOf(known) ? given : known;
}

/** Fields in the order of their names, so that equal facts have equal texts. */
function textOf(fact: object): string {
  return JSON.stringify(Object.entries(fact).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function earlier(known: Instant | null, given: Instant): Instant {
  return known !== null && known < given ? known : given;
}

/** Time that a period entitles to. */
export interface StoreTime {
  readonly transactionId: string;
  readonly tier: PaidTier;
  readonly from: Instant;
  /** Equal to `from` where nothing is left. */
  readonly to: Instant;
  /** Whether the store took a part of it back, which is lost even if it has run. */
  readonly isCut: boolean;
}

/** The time that a subscription entitles to, one entry for each period, in the order of their ends. */
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

/** Where the store gives no start: the end of the period before, or the first report of this one if there was a gap. */
function startOf({ from, firstSeen, to }: KnownStorePeriod, before: KnownStorePeriod | undefined): Instant {
  return from ?? instant(Math.min(to, Math.max(before?.to ?? 0, firstSeen)));
}

function hasAccess(state: StoreState): boolean {
  return state === 'active' || state === 'grace';
}

/** Delay of the query after the known end of access, so that the store has processed it, in ms. */
const checkDelay = minute;
/** Maximum time after that end during which the query is repeated while the store reports no other end, in ms. */
const askedFor = day;
const minPause = 10 * minute;

/**
 * When the store has to be queried about a purchase, whether or not it sends notifications: after the known end of access. If it
 * reports no other end then, again after delays that double. Null if the daily check is enough.
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
  return since >= askedFor ? null : later(now, Math.max(minPause, since));
}
