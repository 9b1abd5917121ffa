import { analyticDay } from '@inkstone/domain/analytics';
import type { Deps } from '../../../deps.ts';
import { aggregateAnalytics } from './aggregate.ts';
import { deleteVisitors } from './store.ts';

/** Visitors of one transaction, so that none takes long. */
const atOnce = 2000;

/**
 * Deletes visitors whose identifier is older than it may be kept, with all their events. What reports show of them has
 * been computed before. Safe to run twice.
 */
export async function purgeAnalytics(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  await aggregateAnalytics(deps);
  const last = analyticDay(deps.clock.now()) - deps.config.analytics.keptDays;
  for (;;) {
    const gone = await deps.db.transact(({ sql }) => deleteVisitors(sql, last, atOnce));
    if (gone < atOnce) return;
  }
}
