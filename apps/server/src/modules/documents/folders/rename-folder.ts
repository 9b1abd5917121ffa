import type { renameFolder as contract } from '@inkstone/contracts/documents/folders';
import { decideFolderName } from '@inkstone/domain/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import { changeOneFolder } from './change-folder.ts';
import type { CountedFolder } from './folder.ts';
import { readFolderName } from './refuse-folder.ts';

/** Gives a folder another name. */
export const renameFolder: UseCase<typeof contract, CountedFolder> = async (
  deps,
  { accountId },
  { id, name: typed },
) => {
  const name = readFolderName(typed);
  return changeOneFolder(deps, accountId, id, {
    change: { name },
    decide: (folders) => decideFolderName(folders, id, name),
  });
};
