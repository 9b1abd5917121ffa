import { type Instant, shanghaiDay } from '@inkstone/kernel';
import { isAtLeast, type PaidTier, type Tier } from './tier.ts';

/** A campaign that grants a term of the catalogue for free (readings, 15). */
export interface TrialCampaign {
  readonly id: string;
  /** The item of the catalogue whose term is granted. */
  readonly itemId: string;
  /** Maximum number of claims per day in Asia/Shanghai; null without a limit. */
  readonly perDay: number | null;
  /** Maximum age of an account in calendar days in Asia/Shanghai, 0 for today; null for any age. */
  readonly accountDays: number | null;
}

/** All trials, in the order in which they are offered; the setting TRIALS enables them. */
export const trialCampaigns = [
  { id: 'pro_week', itemId: 'week_vvip', perDay: null, accountDays: null },
  { id: 'plus_month', itemId: 'month_vip', perDay: null, accountDays: null },
  { id: 'plus_quarter', itemId: 'quarter_vip', perDay: null, accountDays: 30 },
  { id: 'lucky', itemId: 'month_vip', perDay: 66, accountDays: 0 },
] as const satisfies readonly TrialCampaign[];

export type TrialId = (typeof trialCampaigns)[number]['id'];

/**
 * Whether an account is offered a trial: it is new enough and has no time of this tier or a higher one, which would make the
 * trial useless.
 */
export function isTrialOffered(
  { accountDays }: TrialCampaign,
  tier: PaidTier,
  account: { readonly registeredAt: Instant; readonly tiers: readonly Tier[] },
  now: Instant,
): boolean {
  const isNew = accountDays === null || shanghaiDay(now) - shanghaiDay(account.registeredAt) <= accountDays;
  return isNew && account.tiers.every((own) => !isAtLeast(own, tier));
}
