import type { ReplyOf } from '@inkstone/contracts';
import type { readUsage as contract, FeatureUsage } from '@inkstone/contracts/membership';
import { dailyUse, type MeteredFeature, meteredFeatures } from '@inkstone/domain/membership';
import { shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { vipTypeOf } from '../catalogue/view.ts';
import { readPackages } from '../words/read-packages.ts';
import { findCounters, listEntries } from './store.ts';

const entriesPerPage = 50;

/** Returns today's usage of the caller, the remaining words of packages, and one page of debits, newest first. */
export const readUsage: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { cursor },
) => {
  const { db, clock } = deps;
  const now = clock.now();
  const [today, packages, found] = await Promise.all([
    readToday(deps, accountId),
    readPackages(db.sql, accountId),
    listEntries(db.sql, accountId, readCursor(cursor), entriesPerPage + 1),
  ]);
  const { rows, next } = toPage(found, entriesPerPage, ({ at, entryId: id }) => ({ at, id }));
  return {
    ...today,
    packages: packages
      .filter(({ expiresAt }) => expiresAt > now)
      .map(({ words, free, expiresAt }) => ({ words, left: free, expiresAt })),
    entries: rows.map(({ entryId: id, feature, ...entry }) => ({ ...entry, id, function: feature })),
    next,
  };
};

/** Returns today's usage of an account by feature, and when the day ends. */
export async function readToday(
  { db, clock, tierOf, config }: Pick<Deps, 'db' | 'clock' | 'tierOf' | 'config'>,
  accountId: string,
) {
  const day = shanghaiDay(clock.now());
  const [tier, counters] = await Promise.all([tierOf(accountId), findCounters(db.sql, accountId, day)]);
  const viewUse = (feature: MeteredFeature): FeatureUsage => {
    const use = dailyUse(feature, tier, counters.get(feature)?.used ?? 0, counters.get(feature)?.held ?? 0);
    return { function: feature, ...use, ...(config.hasDailyLimits ? {} : { limit: null, left: null }) };
  };
  return {
    vip_type: vipTypeOf[tier],
    resetsAt: startOfShanghaiDay(day + 1),
    features: meteredFeatures.map(viewUse),
  };
}
