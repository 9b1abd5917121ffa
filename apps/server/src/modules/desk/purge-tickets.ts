import { day } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { deleteClosed } from './store.ts';

/** Tickets of one transaction, so that none takes long. */
const atOnce = 500;

/** Deletes tickets that have been closed for longer than they are kept. Safe to run twice. */
export async function purgeTickets({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = clock.now() - config.desk.keptDays * day;
  for (;;) {
    const gone = await db.transact(({ sql }) => deleteClosed(sql, before, atOnce));
    if (gone < atOnce) return;
  }
}
