import { weekOf } from '@inkstone/domain/analytics';
import { type Instant, instant, shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import {
  foldIncrements,
  lockState,
  recordActivity,
  recountDays,
  recountFunnels,
  recountRetention,
  setAggregated,
} from './store.ts';

/** Events are admitted for up to two days after they happened. */
const lateDays = 3;

/**
 * Computes the aggregates that reports show. Only days since the last run, less `lateDays`, are read again.
 * Safe to run twice, also concurrently.
 */
export async function aggregateAnalytics({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now: Instant = clock.now();
  const oldest = shanghaiDay(now) - config.analytics.keptDays + 1;
  await db.transact(async ({ sql }) => {
    const last = await lockState(sql);
    const from = Math.max(oldest, shanghaiDay(instant(Math.min(last ?? 0, now))) - lateDays);
    await foldIncrements(sql);
    await recountDays(sql, from);
    await recordActivity(sql, from);
    await recountFunnels(sql, oldest);
    // The week of the oldest day may be incomplete.
    await recountRetention(sql, weekOf(oldest) + 1);
    await setAggregated(sql, now);
  });
}
