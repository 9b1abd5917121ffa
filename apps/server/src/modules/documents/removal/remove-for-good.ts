import { trashHorizon } from '@inkstone/domain/documents';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { deleteTrashed, findTrashed } from './store.ts';

const documentsAtOnce = 200;

type RemovalDeps = Pick<Deps, 'db' | 'documentRemovers'>;

/**
 * Removes documents that have been in the trash since `horizon` or before, with all related data; documents restored
 * meanwhile are kept. Returns how many were removed.
 */
export async function removeForGood(
  { documentRemovers }: Pick<Deps, 'documentRemovers'>,
  tx: Transaction,
  ids: readonly string[],
  horizon: number,
): Promise<number> {
  const removed = await deleteTrashed(tx.sql, ids, horizon);
  if (removed.length > 0) for (const remove of documentRemovers) await remove(tx, removed);
  return removed.length;
}

/** Removes what has been in the trash since `horizon` or before, of one account or of all, in atomic batches. */
export async function removeInBatches(
  deps: RemovalDeps,
  horizon: number,
  accountId?: string,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const whose = accountId === undefined ? {} : { accountId };
    const ids = await findTrashed(deps.db.sql, horizon, { ...whose, limit: documentsAtOnce });
    if (ids.length === 0) return removed;
    removed += await deps.db.transact((tx) => removeForGood(deps, tx, ids, horizon));
  }
}

/** Permanently removes what has been in the trash for 30 days. Safe to run twice or to be interrupted. */
export async function removeExpired(deps: RemovalDeps & Pick<Deps, 'clock' | 'log'>): Promise<void> {
  const documents = await removeInBatches(deps, trashHorizon(deps.clock.now()));
  if (documents > 0) deps.log.info('Documents removed from the trash', { documents });
}
