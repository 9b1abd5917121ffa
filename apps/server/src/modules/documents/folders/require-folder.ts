import { AppError } from '@inkstone/contracts';
import type { Sql } from '../../../platform/db/database.ts';
import { hasFolder, lockFolders } from './store.ts';

/**
 * Refuses a folder that does not exist, and prevents its deletion until the transaction ends. Call it before
 * locking documents. The top level, null, always exists.
 */
export async function requireFolder(sql: Sql, accountId: string, folderId: string | null): Promise<void> {
  if (folderId === null) return;
  await lockFolders(sql, accountId);
  if (!(await hasFolder(sql, accountId, folderId))) throw new AppError('folder_not_found');
}
