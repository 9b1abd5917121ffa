import { day, hour, type Instant } from '@inkstone/kernel';
import { isAtLeast, type PaidTier, type Tier } from './tier.ts';

/** A campaign that gives a term of the catalogue for free (readings, 15). */
export interface TrialCampaign {
  readonly id: string;
  /** The item of the catalogue whose term is given. */
  readonly itemId: string;
  /** Claims a day in Asia/Shanghai; null without a limit. */
  readonly perDay: number | null;
  /**
   * For accounts that were registered at most so many calendar days ago in Asia/Shanghai, 0 for today; null for every
   * account.
   */
  readonly accountDays: number | null;
}

/** Every trial there is, in the order of offering; the setting TRIALS switches them on. */
export const trialCampaigns = [
  { id: 'pro_week', itemId: 'week_vvip', perDay: null, accountDays: null },
  { id: 'plus_month', itemId: 'month_vip', perDay: null, accountDays: null },
  { id: 'plus_quarter', itemId: 'quarter_vip', perDay: null, accountDays: 30 },
  { id: 'lucky', itemId: 'month_vip', perDay: 66, accountDays: 0 },
] as const satisfies readonly TrialCampaign[];

export type TrialId = (typeof trialCampaigns)[number]['id'];

const offset = 8 * hour;

/** Number of the calendar day in Asia/Shanghai; consecutive days have consecutive numbers. */
export function trialDay(at: Instant): number {
  return Math.floor((at + offset) / day);
}

/**
 * Whether an account is offered a trial: it is new enough, and has no time of this or a higher tier, for which the
 * trial would be of no use.
 */
export function isTrialOffered(
  { accountDays }: TrialCampaign,
  tier: PaidTier,
  account: { readonly registeredAt: Instant; readonly tiers: readonly Tier[] },
  now: Instant,
): boolean {
  const isNew = accountDays === null || trialDay(now) - trialDay(account.registeredAt) <= accountDays;
  return isNew && account.tiers.every((own) => !isAtLeast(own, tier));
}
