import { AppError } from '@inkstone/contracts';
import type { deleteFolder as contract } from '@inkstone/contracts/documents/folders';
import { folderSubtree } from '@inkstone/domain/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import { changeDocuments, lockDocuments } from '../store.ts';
import { deleteFolders, findDocumentsIn, lockFolders, readFolders } from './store.ts';

/** The result of deleting a folder. */
export interface DeletedFolder {
  /** Folders removed, including the folder itself. */
  readonly folders: number;
  /** Documents moved to the trash. */
  readonly documents: number;
}

/**
 * Deletes a folder with its subfolders and moves their documents to the trash, atomically. The documents lose
 * their folder, so they are restored to the top level.
 */
export const deleteFolder: UseCase<typeof contract, DeletedFolder> = (
  { db, clock, sync },
  { accountId },
  { id },
) =>
  db.transact(async ({ sql, afterCommit }) => {
    await lockFolders(sql, accountId);
    const folders = await readFolders(sql, accountId);
    if (!folders.some((folder) => folder.id === id)) throw new AppError('folder_not_found');
    const removed = folderSubtree(folders, id);

    const inside = await findDocumentsIn(sql, accountId, removed);
    const live: string[] = [];
    for (const document of await lockDocuments(sql, accountId, inside)) {
      if (document.trashedAt === null) live.push(document.id);
    }
    await changeDocuments(sql, accountId, inside, { folderId: null });
    await changeDocuments(sql, accountId, live, { trashedAt: clock.now() });
    await deleteFolders(sql, accountId, removed);
    for (const each of live) afterCommit(() => sync.closeDocument(each, 'file_in_trash'));
    return { folders: removed.length, documents: live.length };
  });
