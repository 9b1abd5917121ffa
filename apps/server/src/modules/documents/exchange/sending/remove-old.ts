import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../../deps.ts';
import type { OpenDestination } from '../destinations/destination.ts';
import type { Schedule } from './schedule.ts';
import { listStoredRuns, recordRemoval } from './store.ts';

/**
 * Deletes the oldest surplus archives at the destination: only those sent from here, and only after a new one
 * is complete. Failed deletions are retried after the next archive.
 */
export async function removeOld(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { accountId, destinationId, keep }: Schedule,
  there: OpenDestination,
): Promise<void> {
  const archives = await listStoredRuns(db.sql, accountId, destinationId);
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
