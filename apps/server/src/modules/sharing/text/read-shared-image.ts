import { AppError } from '@inkstone/contracts';
import { sharedImagePath } from '@inkstone/contracts/sharing';
import type { FileRoute } from '../../../http/file-route.ts';
import { findImage } from '../../documents/index.ts';
import { findVisited, requireOpen } from '../visits/find-visited.ts';
import { readImageTicket } from './image-ticket.ts';

/** Gives a picture of a shared text to whoever was shown the text, for as long as its link opens. */
export const readSharedImage: FileRoute = {
  path: sharedImagePath,
  audience: 'anyone',
  rate: 'picture',
  isAskedAnew: true,
  read: async (deps, _who, query) => {
    const ticket = readImageTicket(deps, String(query.ticket ?? ''));
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
};
