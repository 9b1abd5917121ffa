import type { ReplyOf } from '@inkstone/contracts';
import type { removeUnusedPictures as contract } from '@inkstone/contracts/documents/storage';
import type { UseCase } from '../../../../platform/http/route.ts';
import { freeUnused } from './free-unused.ts';
import { minUnusedAge } from './get-usage.ts';

/** Removes the caller's unused pictures. */
export const removeUnused: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
) => {
  const { removed, bytes } = await freeUnused(deps, accountId, deps.clock.now() - minUnusedAge);
  deps.log.info('Unused pictures removed by their owner', { pictures: removed, bytes });
  return { removed, size: bytes };
};
