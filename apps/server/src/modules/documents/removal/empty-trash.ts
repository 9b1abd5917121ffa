import type { emptyTrash as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import { removeInBatches } from './remove-for-good.ts';

/** Permanently removes what is in the caller's trash now, but not what is moved there meanwhile. */
export const emptyTrash: UseCase<typeof contract, { removed: number }> = async (deps, { accountId }) => {
  const removed = await removeInBatches(deps, deps.clock.now(), accountId);
  deps.log.info('Trash emptied', { documents: removed });
  return { removed };
};
