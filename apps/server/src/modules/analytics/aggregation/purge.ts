import { shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { aggregateAnalytics } from './aggregate.ts';
import { deleteVisitors } from './store.ts';

/** Visitors per transaction, which bounds its duration. */
const atOnce = 2000;

/**
 * Deletes visitors whose identifiers have exceeded the retention period, with all their events. Reports
 * keep the aggregates. Safe to run twice.
 */
export async function purgeAnalytics(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  await aggregateAnalytics(deps);
  const last = shanghaiDay(deps.clock.now()) - deps.config.analytics.keptDays;
  for (;;) {
    const removed = await deps.db.transact(({ sql }) => deleteVisitors(sql, last, atOnce));
    if (removed < atOnce) return;
  }
}
