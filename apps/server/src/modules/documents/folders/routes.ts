import * as contract from '@inkstone/contracts/documents/folders';
import { type Route, route, type UseCase } from '../../../platform/http/route.ts';
import { moveFolder, renameFolder } from './change-folder.ts';
import { createFolder } from './create-folder.ts';
import { deleteFolder } from './delete-folder.ts';
import type { CountedFolder } from './folder.ts';
import { countDocuments, readFolders } from './store.ts';

const viewFolder = ({ accountId: _, ...shown }: CountedFolder) => shown;
const asFolder = (folder: CountedFolder) => ({ data: viewFolder(folder) });

/** Lists the caller's folders with the number of documents in each. */
const listFolders: UseCase<typeof contract.listFolders, readonly CountedFolder[]> = async ({ db }, who) => {
  const [folders, counts] = await Promise.all([
    readFolders(db.sql, who.accountId),
    countDocuments(db.sql, who.accountId),
  ]);
  return folders.map((folder) => ({ ...folder, documents: counts.get(folder.id) ?? 0 }));
};

export const foldersRoutes: Route[] = [
  route(contract.listFolders, listFolders, (folders) => ({ data: { folders: folders.map(viewFolder) } })),
  route(contract.createFolder, createFolder, asFolder),
  route(contract.renameFolder, renameFolder, asFolder),
  route(contract.moveFolder, moveFolder, asFolder),
  route(contract.deleteFolder, deleteFolder),
];
