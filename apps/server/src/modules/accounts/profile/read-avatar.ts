import { AppError } from '@inkstone/contracts';
import { avatarPath } from '@inkstone/contracts/profile';
import { isUuid } from '@inkstone/kernel';
import type { FileRoute } from '../../../http/file-route.ts';
import { getAvatar } from './avatar-files.ts';

/** Gives an avatar to anybody who has its address. */
export const readAvatar: FileRoute = {
  path: avatarPath,
  rate: 'picture',
  audience: 'anyone',
  read: async ({ files }, _who, { account, id, size }) => {
    const isNamed = typeof account === 'string' && typeof id === 'string' && isUuid(account) && isUuid(id);
    const content =
      isNamed &&
      (await getAvatar(files, { accountId: account, avatarId: id }, size === 'small' ? 'small' : 'large'));
    if (!content) throw new AppError('file_not_found');
    return { content, type: 'image/webp' };
  },
};
