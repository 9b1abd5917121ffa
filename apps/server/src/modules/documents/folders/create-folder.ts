import type { createFolder as contract } from '@inkstone/contracts/documents/folders';
import { decideNewFolder } from '@inkstone/domain/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import type { CountedFolder } from './folder.ts';
import { folderRefusal, readFolderName } from './refuse-folder.ts';
import { insertFolder, lockFolders, readFolders } from './store.ts';

/** Creates a folder at the top level or in another folder. */
export const createFolder: UseCase<typeof contract, CountedFolder> = async (
  { db, ids, clock },
  { accountId },
  { name: typed, parentId },
) => {
  const name = readFolderName(typed);
  const now = clock.now();
  const folder = { accountId, id: ids.next(), parentId, name, createdAt: now, updatedAt: now };
  await db.transact(async ({ sql }) => {
    await lockFolders(sql, accountId);
    const decision = decideNewFolder(await readFolders(sql, accountId), folder);
    if (!decision.ok) throw folderRefusal(decision.refusal, name);
    await insertFolder(sql, folder);
  });
  return { ...folder, documents: 0 };
};
