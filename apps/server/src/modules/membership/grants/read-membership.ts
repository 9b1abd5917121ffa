import type { Tier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { findSpans } from './store.ts';

/** Time of one tier that runs or will run: from the first to the last of it. */
export interface MembershipPeriod {
  readonly tier: Tier;
  readonly from: Instant;
  readonly to: Instant;
}

/** Returns what an account has of each tier, the one that runs first. */
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
