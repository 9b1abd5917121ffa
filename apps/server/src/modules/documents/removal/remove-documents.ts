import type {
  removeDocuments as contract,
  emptyTrash as emptyTrashContract,
} from '@inkstone/contracts/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireAllFound, requireAllowed } from '../access.ts';
import { lockDocuments } from '../store.ts';
import { removeForGood, removeInBatches } from './remove-for-good.ts';

/** Permanently removes documents in the caller's trash, all or none. */
export const removeDocuments: UseCase<typeof contract, { removed: number }> = (
  deps,
  { accountId },
  { ids },
) =>
  deps.db.transact(async (tx) => {
    const found = requireAllFound(await lockDocuments(tx.sql, accountId, ids), ids);
    for (const document of found) requireAllowed(document, 'remove');
    // They are locked, so each is still in the trash regardless of the clock.
    const horizon = Math.max(...found.map(({ trashedAt }) => trashedAt ?? 0));
    return { removed: await removeForGood(deps, tx, ids, horizon) };
  });

/** Permanently removes what is in the caller's trash now, but not what is moved there meanwhile. */
export const emptyTrash: UseCase<typeof emptyTrashContract, { removed: number }> = async (
  deps,
  { accountId },
) => {
  const removed = await removeInBatches(deps, deps.clock.now(), accountId);
  deps.log.info('Trash emptied', { documents: removed });
  return { removed };
};
