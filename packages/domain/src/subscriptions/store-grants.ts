import { type Instant, instant } from '@inkstone/kernel';
import type { PaidTier } from '../membership/index.ts';
import type { StoreTime } from './store-purchase.ts';

/** Until when a period of a store was granted last, and as what. */
export interface GrantedStoreTime {
  readonly to: Instant;
  readonly tier: PaidTier;
}

/** What is done with the grants of a period: all of them end at a time, or another one is added. */
export type StoreGrantStep =
  | { readonly kind: 'cut'; readonly at: Instant }
  | { readonly kind: 'grant'; readonly tier: PaidTier; readonly from: Instant; readonly to: Instant };

export interface StoreGrantChange {
  readonly steps: readonly StoreGrantStep[];
  /** What is granted after them; null if nothing ever was. */
  readonly granted: GrantedStoreTime | null;
}

/** Grants what is missing of a period, or takes back what is too much. Time that has run stays unless the store took it back. */
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
