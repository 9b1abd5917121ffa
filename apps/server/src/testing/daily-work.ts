import { day, later } from '@inkstone/kernel';
import type { Deps } from '../deps.ts';
import { reconcileKind } from '../modules/orders/reconciliation/schedule.ts';
import { startSweeps, sweepKind } from '../modules/stores/sweeps/run-sweep.ts';
import { scheduleDue } from '../platform/due/index.ts';

/** Later than the end of every test. */
const never = 100 * 365 * day;

/**
 * Removes all due work, and schedules the work that the test clock starts for every day (checks of the purchases of stores,
 * reconciliation) for a time that no test reaches.
 */
export async function clearDueWork({ db, clock }: Deps): Promise<void> {
  await db.run('delete from due');
  const at = later(clock.now(), never);
  await db.transact(async ({ sql }) => {
    for (const kind of [sweepKind, reconcileKind]) await scheduleDue(sql, { kind, ref: 'all', at });
  });
}

/** Has the stores checked every day from now on. */
export async function startDailyChecks(deps: Deps): Promise<void> {
  await deps.db.run('delete from due where kind = $1', [sweepKind]);
  await startSweeps(deps);
}
