import { folderNameLimit } from '@inkstone/contracts/folders';
import { allow, type Result, refuse } from '@inkstone/kernel';
import { tidyTitle } from './document-title.ts';

/** Why a folder's name is refused. */
export type FolderNameRefusal = 'folder_name_required' | 'folder_name_too_long' | 'folder_name_invalid';

/**
 * A folder's name as it is kept: one line, NFC. Unlike a title it becomes part of a path when an account is
 * exported, so control characters and parts of paths are refused and not mended in silence.
 */
export function cleanFolderName(raw: string): Result<string, FolderNameRefusal> {
  const name = tidyTitle(raw);
  if (name === '') return refuse('folder_name_required');
  if (/[/\\]|^\.{1,2}$/u.test(name) || /\p{Cc}/u.test(raw.trim())) return refuse('folder_name_invalid');
  return [...name].length > folderNameLimit ? refuse('folder_name_too_long') : allow(name);
}

/** Names that are the same to people who read them: case and width make no difference. */
export function isSameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
