import { AppError, maxRowNumber } from '@inkstone/contracts';
import { ocrPicturePath } from '@inkstone/contracts/ocr';
import { isUuid } from '@inkstone/kernel';
import { z } from 'zod';
import { fileRoute } from '../../../platform/http/file-route.ts';
import { findPage } from '../jobs/store.ts';

/** Serves the prepared picture of a page to its owner. */
export const readPicture = fileRoute({
  path: ocrPicturePath,
  summary: 'Returns the prepared picture of a page to its owner.',
  query: z.object({
    id: z.string().default(''),
    page: z.coerce.number().int().min(0).max(maxRowNumber).default(0),
  }),
  errors: ['file_not_found'],
  rate: 'normal',
  read: async ({ db, files }, { accountId }, { id, page: index }) => {
    const page = isUuid(id) ? await findPage(db.sql, { accountId, jobId: id }, index) : null;
    const fileKey = page?.pictureKey;
    if (!fileKey) throw new AppError('file_not_found');
    const content = async () => {
      const bytes = await files.get(fileKey);
      if (!bytes) throw new AppError('file_not_found');
      return bytes;
    };
    return { content, type: 'image/png', version: `${id}-${index}` };
  },
});
