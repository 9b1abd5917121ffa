import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { listPackages as contract } from '@inkstone/contracts/membership';
import type { UseCase } from '../../../platform/http/route.ts';
import { findListed, findOffer } from './priced-items.ts';
import { viewItems } from './view.ts';

/** Lists what is for sale, with the plan of a campaign first. */
export const listPackages: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  { token },
) => {
  const { sql } = deps.db;
  const now = deps.clock.now();
  const listed = await findListed(sql, now);
  if (token === undefined) return viewItems(listed);
  const offer = await findOffer(deps, sql, token, now);
  if (!offer || offer.price.campaignId === null) throw new AppError('plan_not_for_sale');
  return viewItems([offer, ...listed]);
};
