import type { ReplyOf } from '@inkstone/contracts';
import type { listTrials as contract, TrialView } from '@inkstone/contracts/membership';
import { shanghaiDay } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { viewTerm } from '../catalogue/view.ts';
import { marksOf } from './marks.ts';
import { findTrialOffers } from './offers.ts';
import { claimsOn, hasClaimed } from './store.ts';

/** Lists the trials that the caller can claim now. */
export const listTrials: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who) => {
  const { sql } = deps.db;
  const none = { trials: [] };
  if (deps.config.trials.length === 0) return none;
  const person = await deps.personOf(who);
  if (person.phone === null) return none;
  const offers = await findTrialOffers(deps, sql, who.accountId, person);
  if (offers.length === 0) return none;
  if (await hasClaimed(sql, who.accountId, await marksOf(deps, sql, person))) return none;
  const trials: TrialView[] = [];
  const today = shanghaiDay(deps.clock.now());
  for (const { campaign, plan } of offers) {
    const { id: campaignId, perDay } = campaign;
    const leftToday = perDay === null ? null : perDay - (await claimsOn(sql, campaignId, today));
    if (leftToday === null || leftToday > 0) trials.push({ campaignId, ...viewTerm(plan), leftToday });
  }
  return { trials };
};
