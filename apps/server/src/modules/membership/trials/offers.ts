import { isTrialOffered, type Tier, type TrialCampaign, trialCampaigns } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Person } from '../../../ports/person.ts';
import type { Plan } from '../catalogue/item.ts';
import { readItems } from '../catalogue/store.ts';
import { findSpans } from '../grants/store.ts';

/** A trial with the plan whose term it grants. */
export interface TrialOffer {
  readonly campaign: TrialCampaign;
  readonly plan: Plan;
}

/** Enabled trials for which the account's tier qualifies, whether or not one was claimed. */
export async function findTrialOffers(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  sql: Sql,
  accountId: string,
  { registeredAt }: Pick<Person, 'registeredAt'>,
): Promise<TrialOffer[]> {
  const now = clock.now();
  const on: readonly TrialCampaign[] = trialCampaigns.filter(({ id }) => config.trials.includes(id));
  if (on.length === 0) return [];
  const [items, tiers] = [await readItems(sql), await tiersOf(sql, accountId, now)];
  return on.flatMap((campaign) => {
    const plan = items.find(({ id }) => id === campaign.itemId);
    if (plan?.kind !== 'vip') return [];
    return isTrialOffered(campaign, plan.tier, { registeredAt, tiers }, now) ? [{ campaign, plan }] : [];
  });
}

/** Tiers of which an account has current or future time. */
async function tiersOf(sql: Sql, accountId: string, now: Instant): Promise<Tier[]> {
  return (await findSpans(sql, accountId, now)).map(({ tier }) => tier);
}
