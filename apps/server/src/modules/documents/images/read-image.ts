import { AppError } from '@inkstone/contracts';
import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';
import type { FileRoute } from '../../../http/file-route.ts';
import { findImage } from './store.ts';

/** Gives a picture to its owner; to anybody else it does not exist. */
export const readImage: FileRoute = {
  path: imagePath,
  rate: 'normal',
  read: async ({ db, files }, who, { id }) => {
    const image = typeof id === 'string' && isUuid(id) ? await findImage(db.sql, who.accountId, id) : null;
    const content = image && (await files.get(image.fileKey));
    if (!image || !content) throw new AppError('file_not_found');
    return { content, type: image.mediaType };
  },
};
