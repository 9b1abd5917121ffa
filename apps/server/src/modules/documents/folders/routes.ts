import * as contract from '@inkstone/contracts/documents/folders';
import { type Route, route } from '../../../platform/http/route.ts';
import { moveFolder, renameFolder } from './change-folder.ts';
import { createFolder } from './create-folder.ts';
import { deleteFolder } from './delete-folder.ts';
import type { CountedFolder } from './folder.ts';
import { listFolders } from './list-folders.ts';

const viewFolder = ({ accountId: _, ...shown }: CountedFolder) => shown;
const asFolder = (folder: CountedFolder) => ({ data: viewFolder(folder) });

export const foldersRoutes: Route[] = [
  route(contract.listFolders, listFolders, (folders) => ({ data: { folders: folders.map(viewFolder) } })),
  route(contract.createFolder, createFolder, asFolder),
  route(contract.renameFolder, renameFolder, asFolder),
  route(contract.moveFolder, moveFolder, asFolder),
  route(contract.deleteFolder, deleteFolder),
];
