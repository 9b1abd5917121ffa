import { AppError } from '@inkstone/contracts';
import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';
import { z } from 'zod';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { fileRoute } from '../../../platform/http/file-route.ts';
import { findImage } from './store.ts';

/** Serves a picture to its owner; to others it does not exist. */
export const readImage = fileRoute({
  path: imagePath,
  summary: 'Returns a picture to its owner.',
  query: z.object({ id: z.string().default('') }),
  errors: ['file_not_found'],
  rate: 'normal',
  read: async ({ db, files }, who, { id }) => {
    const image = isUuid(id) ? await findImage(db.sql, who.accountId, id) : null;
    if (!image) throw new AppError('file_not_found');
    return { content: () => readContent(files, image.fileKey), type: image.mediaType, version: id };
  },
});

async function readContent(files: FileStore, fileKey: string): Promise<Uint8Array> {
  const content = await files.get(fileKey);
  if (!content) throw new AppError('file_not_found');
  return content;
}
