import { folderNameLimit } from '@inkstone/contracts/documents/folders';
import { allow, type Result, refuse } from '@inkstone/kernel';
import { tidyTitle } from './document-title.ts';

/** Why a folder name is refused. */
export type FolderNameRefusal = 'folder_name_required' | 'folder_name_too_long' | 'folder_name_invalid';

/**
 * Normalises a folder name: one line, NFC. Unlike a title it becomes part of a path in exports, so control
 * characters and path components are refused instead of removed.
 */
export function cleanFolderName(raw: string): Result<string, FolderNameRefusal> {
  const name = tidyTitle(raw);
  if (name === '') return refuse('folder_name_required');
  if (/[/\\]|^\.{1,2}$/u.test(name) || /\p{Cc}/u.test(raw.trim())) return refuse('folder_name_invalid');
  return [...name].length > folderNameLimit ? refuse('folder_name_too_long') : allow(name);
}

/** Compares names as readers do, ignoring case and width. */
export function isSameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
