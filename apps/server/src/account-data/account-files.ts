import type { FileStore } from '../platform/files/file-store.ts';
import type { AccountData } from '../ports/account-data.ts';

/** Removes every file of an account. Safe to run again. */
export async function deleteAccountFiles(
  files: FileStore,
  declared: readonly AccountData[],
  accountId: string,
): Promise<void> {
  const folders = declared.flatMap(({ archivedFolders = [], unarchivedFolders = [] }) => [
    ...archivedFolders,
    ...unarchivedFolders,
  ]);
  for (const folder of folders) {
    for await (const key of files.list(`${folder}/${accountId}/`)) await files.delete(key);
  }
}
