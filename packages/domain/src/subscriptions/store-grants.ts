import { type Instant, instant } from '@inkstone/kernel';
import type { PaidTier } from '../membership/index.ts';
import type { StoreTime } from './store-purchase.ts';

/** The end and the tier of the time that was last granted for a period of a store. */
export interface GrantedStoreTime {
  readonly to: Instant;
  readonly tier: PaidTier;
}

/** A change to the grants of a period: `cut` ends all of them at a time, `grant` adds one. */
export type StoreGrantStep =
  | { readonly kind: 'cut'; readonly at: Instant }
  | { readonly kind: 'grant'; readonly tier: PaidTier; readonly from: Instant; readonly to: Instant };

export interface StoreGrantChange {
  readonly steps: readonly StoreGrantStep[];
  /** The granted time after the steps; null if nothing was ever granted. */
  readonly granted: GrantedStoreTime | null;
}

/**
 * Returns the steps that grant the missing time of a period, or revoke the excess. Elapsed time is kept unless the store revoked
 * it.
 */
export function changeStoreGrant(
  { tier, from, to, isCut }: StoreTime,
  before: GrantedStoreTime | null,
  now: Instant,
): StoreGrantChange {
  const grant = (start: Instant) => ({ kind: 'grant', tier, from: start, to }) as const;
  const granted = { to, tier };
  if (before === null) return to > from ? { steps: [grant(from)], granted } : { steps: [], granted: null };
  const ran = instant(Math.min(now, before.to));
  if (before.tier !== tier) {
    const at = instant(Math.max(from, ran));
    const cut = { kind: 'cut', at } as const;
    return to > at
      ? { steps: [cut, grant(at)], granted }
      : { steps: [cut], granted: { to: at, tier: before.tier } };
  }
  if (to > before.to) return { steps: [grant(before.to)], granted };
  const at = isCut ? to : instant(Math.max(to, ran));
  return { steps: at < before.to ? [{ kind: 'cut', at }] : [], granted: { to: at, tier } };
}
