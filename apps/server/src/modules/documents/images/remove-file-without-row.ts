import type { Deps } from '../../../deps.ts';
import { lockStorage } from '../storage/store.ts';
import { hasImageFile } from './store.ts';

/** Removes a file where no row stands for it, while no upload of the account can bring it back. */
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
