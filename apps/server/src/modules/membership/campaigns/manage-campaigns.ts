import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/staff/campaigns';
import type { UseCase } from '../../../platform/http/route.ts';
import { insertPrices } from '../catalogue/store.ts';
import { viewItems } from '../catalogue/view.ts';
import { makePrices } from '../prices/new-prices.ts';
import { endAt, findCampaigns, insertCampaign } from './store.ts';

type Preview = typeof contracts.previewCampaign;
type Create = typeof contracts.createCampaign;
type End = typeof contracts.endCampaign;

/** Previews a campaign as buyers will see it at its start. Stores nothing. */
export const previewCampaign: UseCase<Preview, ReplyOf<Preview>> = async (deps, _staff, terms) =>
  viewItems(await makePrices(deps, deps.db.sql, { ...terms, campaignId: 'preview' }));

/** Creates a campaign with its prices. */
export const createCampaign: UseCase<Create, ReplyOf<Create>> = (deps, staff, input) =>
  deps.db.transact(async ({ sql }) => {
    const { campaignId, title, quota, perAccount, offers } = input;
    const created = await makePrices(deps, sql, input);
    const campaign = { campaignId, title, quota, perAccount, createdAt: deps.clock.now(), endedAt: null };
    if (!(await insertCampaign(sql, campaign))) throw new AppError('campaign_exists');
    await insertPrices(
      sql,
      created.map(({ price }) => price),
    );
    staff.note({ prices: offers.map(({ itemId, amount }) => `${itemId} ${amount}`) });
    return { campaignId };
  });

/** Ends a campaign immediately. Existing orders keep their price; its quotes can no longer be ordered. */
export const endCampaign: UseCase<End, ReplyOf<End>> = (deps, _staff, { campaignId }) =>
  deps.db.transact(async ({ sql }) => {
    const endedAt = deps.clock.now();
    if (await endAt(sql, campaignId, endedAt)) return { endedAt };
    const [known] = await findCampaigns(sql, [campaignId]);
    throw new AppError(known ? 'campaign_over' : 'campaign_not_found');
  });
