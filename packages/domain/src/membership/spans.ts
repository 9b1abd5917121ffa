import { type Instant, instant } from '@inkstone/kernel';
import { addMonths, dayOfMonth, isOnAnchor } from './months.ts';
import { type PaidTier, paidTiers, type Tier } from './tier.ts';

/** A grant of a tier. Immutable, except that it can be revoked once. */
interface AnyGrant {
  readonly id: string;
  readonly tier: PaidTier;
  /** Time of the revocation, which ends the grant; null if it was not revoked. */
  readonly revokedAt: Instant | null;
}

/** A grant that starts after the time that is already granted: purchases, trials, conversions. */
export interface FloatingGrant extends AnyGrant {
  readonly kind: 'floating';
  readonly grantedAt: Instant;
  /** In ms. Months are resolved when the grant is created: see `resolveMonths`. */
  readonly length: number;
  /** Day of the month on which months of this chain begin; null for a length that is not in months. */
  readonly anchorDay: number | null;
}

/** A grant with fixed dates of a provider: stores and card subscriptions. */
export interface PinnedGrant extends AnyGrant {
  readonly kind: 'pinned';
  readonly from: Instant;
  readonly to: Instant;
}

export type Grant = FloatingGrant | PinnedGrant;

/** A continuous period of a grant. A grant that is interrupted by others has several. `to` is exclusive. */
export interface Span {
  readonly grantId: string;
  readonly tier: PaidTier;
  readonly from: Instant;
  readonly to: Instant;
}

type Interval = Pick<Span, 'from' | 'to'>;

/**
 * Computes the periods of all grants. Floating time runs in the order of granting, and pauses while a higher
 * tier or pinned time of the same tier runs (readings, 20). Depends only on the grants, not on their order or
 * the current time.
 */
export function placeSpans(grants: readonly Grant[]): Span[] {
  const spans: Span[] = [];
  for (const tier of paidTiers.toReversed()) {
    const own = grants.filter((grant) => grant.tier === tier);
    spans.push(...own.filter((grant) => grant.kind === 'pinned').flatMap(pinnedSpan));
    const taken = merge(spans);
    let at = Number.NEGATIVE_INFINITY;
    for (const grant of own.filter((one) => one.kind === 'floating').sort(byGranting)) {
      const pieces = fill(grant, Math.max(at, grant.grantedAt), taken);
      spans.push(...pieces);
      at = pieces.at(-1)?.to ?? at;
    }
  }
  return spans.sort((a, b) => a.from - b.from || (a.grantId < b.grantId ? -1 : 1));
}

function pinnedSpan({ id, tier, from, to, revokedAt }: PinnedGrant): Span[] {
  const end = instant(Math.min(to, revokedAt ?? to));
  return end > from ? [{ grantId: id, tier, from, to: end }] : [];
}

function byGranting(a: FloatingGrant, b: FloatingGrant): number {
  return a.grantedAt - b.grantedAt || (a.id < b.id ? -1 : 1);
}

/** Allocates the length of a grant in the free time after `start`, up to its revocation. */
function fill(grant: FloatingGrant, start: number, taken: readonly Interval[]): Span[] {
  const { id: grantId, tier, revokedAt } = grant;
  const end = revokedAt ?? Number.POSITIVE_INFINITY;
  const pieces: Span[] = [];
  let [at, left] = [start, grant.length];
  const put = (until: number) => {
    const to = Math.min(at + left, until, end);
    if (to <= at) return;
    pieces.push({ grantId, tier, from: instant(at), to: instant(to) });
    left -= to - at;
    at = to;
  };
  for (const { from, to } of taken) {
    if (to <= at) continue;
    put(from);
    if (left === 0 || at >= end) return pieces;
    at = to;
  }
  put(Number.POSITIVE_INFINITY);
  return pieces;
}

/** The union of intervals, in order and without overlaps. */
function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: instant(Math.max(last.to, to)) };
    else merged.push({ from, to });
  }
  return merged;
}

/** Length of a new grant of months, in ms, and its anchor day. */
export interface ResolvedMonths {
  readonly length: number;
  readonly anchorDay: number;
}

/**
 * Resolves months to a length in ms, by the dates between which they would run, given the other grants. A grant that follows
 * another one keeps its anchor day. Later shifts move it by exact milliseconds.
 */
export function resolveMonths(
  grants: readonly Grant[],
  wanted: Pick<FloatingGrant, 'id' | 'tier' | 'grantedAt'> & { readonly months: number },
): ResolvedMonths {
  const probe: FloatingGrant = { ...wanted, kind: 'floating', length: 1, anchorDay: null, revokedAt: null };
  const spans = placeSpans([...grants, probe]);
  const start = spans.find(({ grantId }) => grantId === wanted.id)?.from ?? wanted.grantedAt;
  const before = spans.find(({ tier, to }) => tier === wanted.tier && to === start);
  const former = grants.find(({ id }) => id === before?.grantId);
  const anchor = former?.kind === 'floating' ? former.anchorDay : null;
  const anchorDay = anchor !== null && isOnAnchor(start, anchor) ? anchor : dayOfMonth(start);
  return { length: addMonths(start, wanted.months, anchorDay) - start, anchorDay };
}

/** Returns the highest active tier at a time. */
export function effectiveTier(spans: readonly Pick<Span, 'tier' | 'from' | 'to'>[], at: Instant): Tier {
  const running = spans.filter(({ from, to }) => from <= at && at < to);
  return paidTiers.toReversed().find((tier) => running.some((span) => span.tier === tier)) ?? 'free';
}

/** Returns the remaining time of a grant, in ms. */
export function timeLeft(spans: readonly Span[], grantId: string, at: Instant): number {
  return spans
    .filter((span) => span.grantId === grantId)
    .reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, at)), 0);
}
