import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../../deps.ts';
import type { OpenPlace } from '../places/place.ts';
import type { Schedule } from './schedule.ts';
import { listStoredRuns, recordRemoval } from './store.ts';

/**
 * Deletes the oldest surplus archives at the destination: only those sent from here, and only after a new one
 * is complete. Failed deletions are retried after the next archive.
 */
export async function removeOld(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { accountId, placeId, keep }: Schedule,
  there: OpenPlace,
): Promise<void> {
  const archives = await listStoredRuns(db.sql, accountId, placeId);
  for (const run of archives.slice(keep)) {
    try {
      await there.remove(run.name);
      await recordRemoval(db.sql, run);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn('An old archive could not be removed', { error });
      return;
    }
  }
}
