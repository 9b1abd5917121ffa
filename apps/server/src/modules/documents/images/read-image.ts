import { AppError } from '@inkstone/contracts';
import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';
import type { FileStore } from '../../../files/file-store.ts';
import type { FileRoute } from '../../../http/file-route.ts';
import { findImage } from './store.ts';

/** Gives a picture to its owner; to anybody else it does not exist. */
export const readImage: FileRoute = {
  path: imagePath,
  rate: 'normal',
  read: async ({ db, files }, who, { id }) => {
    const image = typeof id === 'string' && isUuid(id) ? await findImage(db.sql, who.accountId, id) : null;
    if (!image) throw new AppError('file_not_found');
    return { content: () => readContent(files, image.fileKey), type: image.mediaType, version: `${id}` };
  },
};

async function readContent(files: FileStore, fileKey: string): Promise<Uint8Array> {
  const content = await files.get(fileKey);
  if (!content) throw new AppError('file_not_found');
  return content;
}
