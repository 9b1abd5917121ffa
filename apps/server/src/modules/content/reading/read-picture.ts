import { AppError } from '@inkstone/contracts';
import { contentPicturePath } from '@inkstone/contracts/content';
import { isUuid } from '@inkstone/kernel';
import { z } from 'zod';
import { fileRoute } from '../../../platform/http/file-route.ts';
import { findPictures } from '../store.ts';

/** Serves a picture of an article to everybody. */
export const readPicture = fileRoute({
  path: contentPicturePath,
  summary: 'Returns a picture of an article.',
  query: z.object({ id: z.string().default('') }),
  errors: ['file_not_found'],
  audience: 'anyone',
  rate: 'picture',
  read: async ({ db, files }, _who, { id }) => {
    const [picture] = isUuid(id) ? await findPictures(db.sql, [id]) : [];
    const content = picture && (await files.get(picture.fileKey));
    if (!content) throw new AppError('file_not_found');
    return { content, type: picture.mediaType };
  },
});
