import { AppError } from '@inkstone/contracts';
import { archivePath, type getArchive as contract } from '@inkstone/contracts/documents/exchange';
import { z } from 'zod';
import { fileRoute } from '../../../../platform/http/file-route.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import type { Archive } from './archive.ts';
import { findArchive } from './store.ts';

/** Returns the caller's archive in its current state; null if there is none, or it has expired. */
export const getArchive: UseCase<typeof contract, Archive | null> = async ({ db, clock }, who) => {
  const archive = await findArchive(db.sql, who.accountId);
  return archive && archive.expiresAt > clock.now() ? archive : null;
};

/** Serves a finished archive to its owner. */
export const readArchive = fileRoute({
  path: archivePath,
  summary: 'Returns the finished archive of an account.',
  query: z.object({}),
  errors: ['file_not_found'],
  rate: 'exchange',
  mustRevalidate: true,
  read: async ({ db, files, clock }, who) => {
    const archive = await findArchive(db.sql, who.accountId);
    const isThere = archive?.state === 'done' && archive.expiresAt > clock.now();
    const file = isThere && archive.fileKey ? await files.open(archive.fileKey) : null;
    if (!archive || !file) throw new AppError('file_not_found');
    const date = new Date(archive.createdAt).toISOString().slice(0, 10);
    return { content: file.content, type: 'application/zip', fileName: `inkstone-${date}.zip` };
  },
});
