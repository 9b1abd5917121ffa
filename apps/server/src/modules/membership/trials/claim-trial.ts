import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { claimTrial as contract } from '@inkstone/contracts/membership';
import { shanghaiDay } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { viewTerm } from '../catalogue/view.ts';
import { grant } from '../grants/grant.ts';
import { marksOf } from './marks.ts';
import { findTrialOffers } from './offers.ts';
import { countClaim, findTrialTime, insertClaim, insertMarks } from './store.ts';

/**
 * Grants a trial, once per account, phone number, browser and WeChat identity, in one transaction. The daily
 * count is updated last, because all claims of a campaign lock the same row.
 */
export const claimTrial: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  who,
  { campaignId },
) => {
  const { accountId } = who;
  const person = await deps.personOf(who);
  if (person.phone === null) throw new AppError('trial_needs_phone');
  const marks = await marksOf(deps, deps.db.sql, person);
  return deps.db.transact(async ({ sql }) => {
    const at = deps.clock.now();
    const claim = { accountId, claimId: deps.ids.next(), campaignId, claimedAt: at };
    const isFirst = (await insertClaim(sql, claim)) && (await insertMarks(sql, marks, claim));
    if (!isFirst) throw new AppError('trial_taken');
    const offers = await findTrialOffers(deps, sql, accountId, person);
    const offer = offers.find(({ campaign }) => campaign.id === campaignId);
    if (!offer) throw new AppError('trial_not_offered');
    const { campaign, plan } = offer;
    const isCounted =
      campaign.perDay === null || (await countClaim(sql, campaignId, shanghaiDay(at), campaign.perDay));
    if (!isCounted) throw new AppError('trial_used_up');
    const source = { source: 'trial', sourceId: claim.claimId } as const;
    await grant(deps, sql, { ...source, accountId, itemId: plan.id, quantity: 1, at });
    const time = await findTrialTime(sql, claim.claimId);
    if (!time) throw new Error(`The trial ${claim.claimId} has no time`);
    return { vip_type: viewTerm(plan).vip_type, ...time };
  });
};
