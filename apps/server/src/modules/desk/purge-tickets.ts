import { day } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { deleteClosed } from './store.ts';

/** Tickets per transaction, which bounds its duration. */
const atOnce = 500;

/** Deletes closed tickets after the retention period. Safe to run twice. */
export async function purgeTickets({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = clock.now() - config.desk.keptDays * day;
  for (;;) {
    const removed = await db.transact(({ sql }) => deleteClosed(sql, before, atOnce));
    if (removed < atOnce) return;
  }
}
