import type { listFolders as contract } from '@inkstone/contracts/documents/folders';
import type { UseCase } from '../../../platform/http/route.ts';
import type { CountedFolder } from './folder.ts';
import { countDocuments, readFolders } from './store.ts';

/** Lists the caller's folders with the number of documents in each. */
export const listFolders: UseCase<typeof contract, readonly CountedFolder[]> = async ({ db }, who) => {
  const [folders, counts] = await Promise.all([
    readFolders(db.sql, who.accountId),
    countDocuments(db.sql, who.accountId),
  ]);
  return folders.map((folder) => ({ ...folder, documents: counts.get(folder.id) ?? 0 }));
};
