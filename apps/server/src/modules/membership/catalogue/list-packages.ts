import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  listPackages as contract,
  listItems as listItemsContract,
} from '@inkstone/contracts/membership';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findCampaigns } from '../campaigns/store.ts';
import { findListed, findOffer } from './priced-items.ts';
import { readItems } from './store.ts';
import { viewItem, viewItems } from './view.ts';

/**
 * Lists what is for sale, with the plan of a campaign first. Throws for a campaign that is sold out, unless an unpaid order of the
 * account has the rest.
 */
export const listPackages: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  who,
  { token },
) => {
  const { sql } = deps.db;
  const now = deps.clock.now();
  const listed = await findListed(sql, now);
  if (token === undefined) return viewItems(listed);
  const offer = await findOffer(deps, sql, token, now);
  if (!offer || offer.price.campaignId === null) throw new AppError('plan_not_for_sale');
  const accountId = who.kind === 'visitor' ? null : who.accountId;
  if (await isSoldOut(deps, offer.price.campaignId, accountId)) throw new AppError('campaign_sold_out');
  return viewItems([offer, ...listed]);
};

async function isSoldOut(
  { db, itemsTaken }: Pick<Deps, 'db' | 'itemsTaken'>,
  campaignId: string,
  accountId: string | null,
): Promise<boolean> {
  const quota = (await findCampaigns(db.sql, [campaignId]))[0]?.quota ?? null;
  return quota !== null && (await itemsTaken(campaignId, accountId)) >= quota;
}

/** Describes every item of the catalogue, listed or not. */
export const listItems: UseCase<typeof listItemsContract, ReplyOf<typeof listItemsContract>> = async ({
  db,
}) => ({
  items: (await readItems(db.sql)).map(viewItem),
});
