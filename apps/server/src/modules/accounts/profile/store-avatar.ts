import type { ReplyOf } from '@inkstone/contracts';
import type { storeAvatar as contract } from '@inkstone/contracts/accounts/profile';
import type { UseCase } from '../../../platform/http/route.ts';
import { drawInProcess } from '../../../platform/isolation/picture-processes.ts';
import { avatarUrl, deleteAvatar, putAvatar } from './avatar-files.ts';
import type { AvatarPicture } from './avatar-task.ts';
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
  const sent = Buffer.from(base64, 'base64');
  const picture = await drawInProcess<AvatarPicture>('avatar', accountId, sent);
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
