import type { ReplyOf } from '@inkstone/contracts';
import type { storeAvatar as contract } from '@inkstone/contracts/accounts/profile';
import type { UseCase } from '../../../platform/http/route.ts';
import { avatarUrl, deleteAvatar, putAvatar } from './avatar-files.ts';
import { drawAvatar } from './avatar-picture.ts';
import { lockAvatarUrl, setAvatarUrl } from './store.ts';

/**
 * Sets the caller's avatar. The new files are written before the row refers to them, and the old ones deleted
 * afterwards.
 */
export const storeAvatar: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, files, ids, clock },
  { accountId },
  { base64 },
) => {
  const picture = await drawAvatar(Buffer.from(base64, 'base64'));
  const place = { accountId, avatarId: ids.next() };
  const figureUrl = avatarUrl(place);
  await db.transact(async ({ sql, afterCommit }) => {
    const before = await lockAvatarUrl(sql, accountId);
    await putAvatar(files, place, picture);
    await setAvatarUrl(sql, accountId, figureUrl, clock.now());
    afterCommit(() => deleteAvatar(files, before));
  });
  return { figureUrl };
};
