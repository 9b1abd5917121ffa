import type { moveFolder as contract } from '@inkstone/contracts/documents/folders';
import { decideFolderMove } from '@inkstone/domain/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import { changeOneFolder } from './change-folder.ts';
import type { CountedFolder } from './folder.ts';

/** Moves a folder with its content into another one, or to the top level. */
export const moveFolder: UseCase<typeof contract, CountedFolder> = (deps, { accountId }, { id, parentId }) =>
  changeOneFolder(deps, accountId, id, {
    change: { parentId },
    decide: (folders) => decideFolderMove(folders, id, parentId),
  });
