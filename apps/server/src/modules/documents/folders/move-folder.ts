import type { moveFolder as contract } from '@inkstone/contracts/folders';
import { decideFolderMove } from '@inkstone/domain/documents';
import type { UseCase } from '../../../http/route.ts';
import { changeOneFolder } from './change-folder.ts';
import type { CountedFolder } from './folder.ts';

/** Puts a folder with all that is in it into another one, or to the top. */
export const moveFolder: UseCase<typeof contract, CountedFolder> = (deps, { accountId }, { id, parentId }) =>
  changeOneFolder(deps, accountId, id, {
    change: { parentId },
    decide: (folders) => decideFolderMove(folders, id, parentId),
  });
