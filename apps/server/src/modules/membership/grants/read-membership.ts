import type { Tier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { findSpans } from './store.ts';

/** Current and future time of one tier, from its start to its end. */
export interface MembershipPeriod {
  readonly tier: Tier;
  readonly from: Instant;
  readonly to: Instant;
}

/** Returns the time of each tier that an account has, the current tier first. */
export async function membershipPeriods(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<MembershipPeriod[]> {
  const spans = await findSpans(db.sql, accountId, clock.now());
  const periods = new Map<Tier, MembershipPeriod>();
  for (const { tier, from, to } of spans)
    periods.set(tier, { tier, from: periods.get(tier)?.from ?? from, to });
  return [...periods.values()];
}
