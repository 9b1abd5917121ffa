import type { ReplyOf } from '@inkstone/contracts';
import type { listGrants as contract, GrantView } from '@inkstone/contracts/membership';
import type { UseCase } from '../../../platform/http/route.ts';
import { findGrantSources, findSpans } from './store.ts';

/** Lists what is left of the caller's membership by what it comes from, in the order of time. */
export const listGrants: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock },
  { accountId },
) => {
  const now = clock.now();
  const spans = await findSpans(db.sql, accountId, now);
  const sources = await findGrantSources(db.sql, accountId);
  const found = new Map<string, GrantView>();
  for (const { grantId, tier, from, to } of spans) {
    const known = found.get(grantId);
    const isRunning = (from <= now && now < to) || (known?.isRunning ?? false);
    found.set(grantId, {
      vip_type: tier === 'pro' ? 'vvip' : 'vip',
      source: shownSource(sources.get(grantId)?.source),
      ...{ from: known?.from ?? from, to, isRunning },
    });
  }
  return { grants: [...found.values()] };
};

function shownSource(source: string | undefined): GrantView['source'] {
  return source === 'trial' || source === 'conversion' || source === 'store' ? source : 'order';
}
