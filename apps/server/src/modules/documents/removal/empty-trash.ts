import type { emptyTrash as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../../http/route.ts';
import { removeInBatches } from './remove-for-good.ts';

/** Removes for good what is in the caller's trash now. What comes into it meanwhile stays. */
export const emptyTrash: UseCase<typeof contract, { removed: number }> = async (deps, { accountId }) => {
  const removed = await removeInBatches(deps, deps.clock.now(), accountId);
  deps.log.info('Trash emptied', { documents: removed });
  return { removed };
};
