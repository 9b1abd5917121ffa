import type { ReplyOf } from '@inkstone/contracts';
import type { removeAvatar as contract } from '@inkstone/contracts/accounts/profile';
import type { UseCase } from '../../../platform/http/route.ts';
import { deleteAvatar } from './avatar-files.ts';
import { lockAvatarUrl, setAvatarUrl } from './store.ts';

/** Removes the caller's avatar and its files. */
export const removeAvatar: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, files, clock },
  { accountId },
) => {
  await db.transact(async ({ sql, afterCommit }) => {
    const before = await lockAvatarUrl(sql, accountId);
    await setAvatarUrl(sql, accountId, null, clock.now());
    afterCommit(() => deleteAvatar(files, before));
  });
  return {};
};
