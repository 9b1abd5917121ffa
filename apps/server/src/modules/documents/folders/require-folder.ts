import { AppError } from '@inkstone/contracts';
import type { Sql } from '../../../db/database.ts';
import { hasFolder, lockFolders } from './store.ts';

/**
 * Refuses a place for documents that is not there, and keeps it there until the transaction ends. Call it
 * before any document is locked. The top, null, always is.
 */
export async function requireFolder(sql: Sql, accountId: string, folderId: string | null): Promise<void> {
  if (folderId === null) return;
  await lockFolders(sql, accountId);
  if (!(await hasFolder(sql, accountId, folderId))) throw new AppError('folder_not_found');
}
