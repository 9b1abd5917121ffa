import type { ReplyOf } from '@inkstone/contracts';
import type { listCampaigns as contract } from '@inkstone/contracts/staff/campaigns';
import type { UseCase } from '../../../platform/http/route.ts';
import { pageCampaigns, readCampaignOffers } from '../../membership/index.ts';
import { countUse } from './store.ts';

const none = { sold: 0, waiting: 0, buyers: 0, paid: 0 };

/** Lists campaigns with their offers and sales, for staff. */
export const listCampaigns: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _staff,
  page,
) => {
  const { sql } = deps.db;
  const { rows, next } = await pageCampaigns(sql, page);
  const offersOf = await readCampaignOffers(deps, sql);
  const used = await countUse(
    sql,
    rows.map(({ campaignId }) => campaignId),
  );
  return {
    rows: rows.map((row) => ({ ...row, ...(used.get(row.campaignId) ?? none), ...offersOf(row) })),
    next,
  };
};
