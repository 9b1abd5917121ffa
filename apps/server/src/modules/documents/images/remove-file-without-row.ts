import type { Deps } from '../../../deps.ts';
import { lockStorage } from '../storage/store.ts';
import { hasImageFile } from './store.ts';

/** Deletes a file without a row, under a lock that prevents concurrent uploads of the account. */
export function removeFileWithoutRow(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  accountId: string,
  fileKey: string,
): Promise<void> {
  return db.transact(async ({ sql }) => {
    await lockStorage(sql, accountId);
    if (!(await hasImageFile(sql, accountId, fileKey))) await files.delete(fileKey);
  });
}
