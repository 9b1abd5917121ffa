import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { addPrice as contract } from '@inkstone/contracts/staff/prices';
import { later, minute } from '@inkstone/kernel';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { priceChangeKind } from '../../../ports/agreement-channel.ts';
import { insertCampaign, lockCampaign } from '../campaigns/store.ts';
import { insertPrices } from '../catalogue/store.ts';
import { makePrices } from './new-prices.ts';
import { planLink } from './plan-link.ts';

/** Adds a list price or a campaign price. An unknown campaign is created, without limits. */
export const addPrice: UseCase<typeof contract, ReplyOf<typeof contract>> = (deps, staff, input) =>
  deps.db.transact(async ({ sql }) => {
    const { itemId, amount, usdHint, campaign: campaignId, from, to } = input;
    const offers = [{ itemId, amount, usdHint }];
    const [created] = await makePrices(deps, sql, { campaignId, from, to, offers });
    if (!created) throw new Error('A price was not created');
    if (campaignId !== null) {
      const createdAt = deps.clock.now();
      const limits = { quota: null, perAccount: null, endedAt: null };
      await insertCampaign(sql, { campaignId, title: campaignId, createdAt, ...limits });
      if ((await lockCampaign(sql, campaignId)).endedAt !== null) throw new AppError('campaign_over');
    }
    await insertPrices(sql, [created.price]);
    // After the commit, so that recipients of the announcement read the new price.
    const at = later(deps.clock.now(), minute);
    if (campaignId === null) await scheduleDue(sql, { kind: priceChangeKind, ref: itemId, at });
    const { id } = created.price;
    staff.note({ price: id });
    return { id, link: campaignId === null ? null : planLink(deps, { campaignId, itemId }) };
  });
