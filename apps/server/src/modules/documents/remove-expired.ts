import { trashHorizon } from '@inkstone/domain/documents';
import type { Deps } from '../../deps.ts';
import { deleteContents } from '../../sync/index.ts';
import { deleteExpired, findExpired } from './store.ts';

const documentsAtOnce = 200;

/** Removes for good what has been in the trash for 30 days. Safe to run twice or to be cut short. */
export async function removeExpired({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const horizon = trashHorizon(clock.now());
  for (;;) {
    const expired = await findExpired(db.sql, horizon, documentsAtOnce);
    if (expired.length === 0) return;
    const removed = await db.transact(async ({ sql }) => {
      // Restored at the last moment is restored: the horizon is asked again where it counts.
      const ids = await deleteExpired(
        sql,
        expired.map((document) => document.id),
        horizon,
      );
      await deleteContents(sql, ids);
      return ids.length;
    });
    log.info('Documents removed from the trash', { documents: removed });
  }
}
