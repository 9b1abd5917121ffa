import { AppError } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/documents/folders';
import { decideFolderMove, decideFolderName, type FolderPlaceRefusal } from '@inkstone/domain/documents';
import type { Result } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { CountedFolder, Folder } from './folder.ts';
import { folderRefusal, readFolderName } from './refuse-folder.ts';
import { changeFolder, countDocuments, lockFolders, readFolders } from './store.ts';

/** Renames a folder. */
export const renameFolder: UseCase<typeof contracts.renameFolder, CountedFolder> = async (
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

/** Moves a folder with its content into another one, or to the top level. */
export const moveFolder: UseCase<typeof contracts.moveFolder, CountedFolder> = (
  deps,
  { accountId },
  { id, parentId },
) =>
  changeOneFolder(deps, accountId, id, {
    change: { parentId },
    decide: (folders) => decideFolderMove(folders, id, parentId),
  });

/** A change of one folder, and the rule that permits it given all folders of the account. */
interface FolderChange {
  readonly change: Partial<Pick<Folder, 'name' | 'parentId'>>;
  decide(folders: readonly Folder[]): Result<null, FolderPlaceRefusal>;
}

/** Changes one folder if the rule permits it; serialized per account. */
function changeOneFolder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  { change, decide }: FolderChange,
): Promise<CountedFolder> {
  return db.transact(async ({ sql }) => {
    await lockFolders(sql, accountId);
    const folders = await readFolders(sql, accountId);
    const folder = folders.find((each) => each.id === id);
    if (!folder) throw new AppError('folder_not_found');
    const changed = { ...folder, ...change, updatedAt: clock.now() };
    const decision = decide(folders);
    if (!decision.ok) throw folderRefusal(decision.refusal, changed.name);
    await changeFolder(sql, folder, { ...change, updatedAt: changed.updatedAt });
    const counts = await countDocuments(sql, accountId);
    return { ...changed, documents: counts.get(id) ?? 0 };
  });
}
