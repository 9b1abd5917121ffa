import { AppError } from '@inkstone/contracts';
import type { Sql } from '../../../platform/db/database.ts';
import { lockCampaign } from '../../membership/index.ts';
import type { Quote } from '../quotes/store.ts';
import { countTakenBy } from './store.ts';

/**
 * Throws if a limit of a campaign is reached for the buyer. Locks the campaign until the transaction ends, so
 * that only one of two concurrent orders gets the last item.
 */
export async function requireLeft(
  sql: Sql,
  { campaignId, buyerId, quantity }: Pick<Quote, 'campaignId' | 'buyerId' | 'quantity'>,
): Promise<void> {
  if (campaignId === null) return;
  const { quota, perAccount } = await lockCampaign(sql, campaignId);
  if (quota === null && perAccount === null) return;
  const { all, own } = await countTakenBy(sql, campaignId, buyerId);
  if (perAccount !== null && own + quantity > perAccount)
    throw new AppError('campaign_limit_reached', { limit: perAccount });
  if (quota !== null && all + quantity > quota) throw new AppError('campaign_sold_out');
}
