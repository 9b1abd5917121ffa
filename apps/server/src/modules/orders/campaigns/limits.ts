import { AppError } from '@inkstone/contracts';
import type { Sql } from '../../../platform/db/database.ts';
import { lockCampaign } from '../../membership/index.ts';
import { firstOf } from '../alternatives/store.ts';
import type { Quote } from '../quotes/store.ts';
import type { Order } from '../store.ts';
import { countTakenBy } from './store.ts';

/** Limits of a campaign; null where there is none. */
export interface Limits {
  readonly campaignId: string;
  readonly quota: number | null;
  readonly perAccount: number | null;
}

/**
 * Returns the limits of the campaign of a quote; null if there are none. Locks the campaign until the transaction
 * ends, so that only one of two concurrent orders gets the last item.
 */
export async function lockLimits(
  sql: Sql,
  { campaignId }: Pick<Quote, 'campaignId'>,
): Promise<Limits | null> {
  if (campaignId === null) return null;
  const { quota, perAccount } = await lockCampaign(sql, campaignId);
  return quota === null && perAccount === null ? null : { campaignId, quota, perAccount };
}

/** Returns the error of a limit that an order of the quote would exceed, if it replaces `former`; null if there is none. */
export async function findExceeded(
  sql: Sql,
  { buyerId, quantity }: Pick<Quote, 'buyerId' | 'quantity'>,
  { campaignId, quota, perAccount }: Limits,
  former: Order | null,
): Promise<AppError | null> {
  const { all, own, released } = await countTakenBy(sql, campaignId, {
    buyerId,
    first: former && firstOf(former),
  });
  // Until the former order is closed it can still be paid, so the larger quantity of both counts.
  const added = Math.max(quantity, released) - released;
  if (perAccount !== null && own + added > perAccount)
    return new AppError('campaign_limit_reached', { limit: perAccount });
  return quota !== null && all + added > quota ? new AppError('campaign_sold_out') : null;
}
