import { AppError } from '@inkstone/contracts';
import { archivePath } from '@inkstone/contracts/exchange';
import type { FileRoute } from '../../../../http/file-route.ts';
import { findArchive } from './store.ts';

/** Gives a finished archive to its owner. */
export const readArchive: FileRoute = {
  path: archivePath,
  rate: 'exchange',
  isAskedAnew: true,
  read: async ({ db, files, clock }, who) => {
    const archive = await findArchive(db.sql, who.accountId);
    const isThere = archive?.state === 'done' && archive.expiresAt > clock.now();
    const file = isThere && archive.fileKey ? await files.open(archive.fileKey) : null;
    if (!archive || !file) throw new AppError('file_not_found');
    const date = new Date(archive.createdAt).toISOString().slice(0, 10);
    return { content: file.content, type: 'application/zip', fileName: `inkstone-${date}.zip` };
  },
};
