import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../../deps.ts';
import type { OpenPlace } from '../places/place.ts';
import type { Schedule } from './schedule.ts';
import { listKept, noteRemoved } from './store.ts';

/**
 * Removes the oldest archives at the place that are one too many: only those that were sent here, and only now that a
 * new one is whole. What cannot be removed today is removed after the next one.
 */
export async function removeOld(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { accountId, placeId, keep }: Schedule,
  there: OpenPlace,
): Promise<void> {
  const kept = await listKept(db.sql, accountId, placeId);
  for (const run of kept.slice(keep)) {
    try {
      await there.remove(run.name);
      await noteRemoved(db.sql, run);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn('An old archive could not be removed', { error });
      return;
    }
  }
}
