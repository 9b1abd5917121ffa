import { AppError } from '@inkstone/contracts';
import { previewShare, sharedImagePath } from '@inkstone/contracts/sharing';
import { z } from 'zod';
import { fileRoute } from '../../../platform/http/file-route.ts';
import { findImage } from '../../documents/index.ts';
import { findVisited, requireOpen } from '../visits/find-visited.ts';
import { readImageTicket } from './image-ticket.ts';

/** Serves a picture of a shared text to visitors who were shown the text, while its link opens. */
export const readSharedImage = fileRoute({
  path: sharedImagePath,
  summary: 'Returns a picture of a shared text to somebody who may read the text.',
  query: z.object({ ticket: z.string().default('') }),
  errors: ['file_not_found', ...previewShare.errors],
  audience: 'anyone',
  rate: 'picture',
  mustRevalidate: true,
  read: async (deps, _who, { ticket: given }) => {
    const ticket = readImageTicket(deps, given);
    if (!ticket) throw new AppError('file_not_found');
    const visited = await findVisited(deps, ticket.linkHash);
    requireOpen(deps, visited, { isCounted: true });
    const { accountId, passwordVersion } = visited.share;
    if (passwordVersion !== ticket.passwordVersion) throw new AppError('share_password_required');
    const image = await findImage(deps.db.sql, accountId, ticket.imageId);
    const content = image && (await deps.files.get(image.fileKey));
    if (!image || !content) throw new AppError('file_not_found');
    return { content, type: image.mediaType };
  },
});
