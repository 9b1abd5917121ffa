import type { removeDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireAllFound, requireAllowed } from '../access.ts';
import { lockDocuments } from '../store.ts';
import { removeForGood } from './remove-for-good.ts';

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
