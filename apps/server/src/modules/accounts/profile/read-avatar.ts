import { AppError } from '@inkstone/contracts';
import { avatarPath } from '@inkstone/contracts/accounts/profile';
import { isUuid } from '@inkstone/kernel';
import { z } from 'zod';
import { fileRoute } from '../../../platform/http/file-route.ts';
import { getAvatar } from './avatar-files.ts';

/** Serves an avatar to anyone who knows its URL. */
export const readAvatar = fileRoute({
  path: avatarPath,
  summary: 'Returns an avatar.',
  query: z.object({
    account: z.string().default(''),
    id: z.string().default(''),
    size: z.string().optional(),
  }),
  errors: ['file_not_found'],
  rate: 'picture',
  audience: 'anyone',
  read: async ({ files }, _who, { account, id, size }) => {
    const isNamed = isUuid(account) && isUuid(id);
    const content =
      isNamed &&
      (await getAvatar(files, { accountId: account, avatarId: id }, size === 'small' ? 'small' : 'large'));
    if (!content) throw new AppError('file_not_found');
    return { content, type: 'image/webp' };
  },
});
