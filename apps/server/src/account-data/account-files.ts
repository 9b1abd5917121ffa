import type { FileStore } from '../platform/files/file-store.ts';

/** What the keys of files begin with before the id of their account. */
const folders = ['images', 'archives', 'avatars', 'bug-reports'] as const;

/** Removes every file of an account. Safe to run again. */
export async function deleteAccountFiles(files: FileStore, accountId: string): Promise<void> {
  for (const folder of folders) {
    for await (const key of files.list(`${folder}/${accountId}/`)) await files.delete(key);
  }
}
