import { AppError } from '@inkstone/contracts';
import { folderDepthLimit, folderNameLimit, foldersLimit } from '@inkstone/contracts/documents/folders';
import { cleanFolderName, type FolderNameRefusal, type FolderPlaceRefusal } from '@inkstone/domain/documents';

/** Returns the error for a violated folder rule, with the values its message needs. */
export function folderRefusal(code: FolderNameRefusal | FolderPlaceRefusal, name = ''): AppError {
  const params = {
    folder_name_too_long: { limit: folderNameLimit },
    folder_name_taken: { name },
    folder_too_deep: { limit: folderDepthLimit },
    too_many_folders: { limit: foldersLimit },
    folder_name_required: {},
    folder_name_invalid: {},
    folder_not_found: {},
    folder_into_itself: {},
  } as const satisfies Record<typeof code, object>;
  return new AppError(code, params[code]);
}

/** Normalizes and validates a folder name. */
export function readFolderName(typed: string): string {
  const name = cleanFolderName(typed);
  if (!name.ok) throw folderRefusal(name.refusal);
  return name.value;
}
