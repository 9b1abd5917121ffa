import { folderDepthLimit, foldersLimit } from '@inkstone/contracts/folders';
import { allow, type Result, refuse } from '@inkstone/kernel';
import { isSameName } from './folder-name.ts';

/** A folder in its tree: `parentId` null is the top. */
export interface FolderNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** Why a folder cannot come to a place. */
export type FolderPlaceRefusal =
  | 'folder_not_found'
  | 'folder_into_itself'
  | 'folder_too_deep'
  | 'folder_name_taken'
  | 'too_many_folders';

/** Whether a new folder of this name can be made in `parentId`, given all folders of the account. */
export function decideNewFolder(
  folders: readonly FolderNode[],
  { name, parentId }: Omit<FolderNode, 'id'>,
): Result<null, FolderPlaceRefusal> {
  if (folders.length >= foldersLimit) return refuse('too_many_folders');
  const path = parentId === null ? [] : folderPath(folders, parentId);
  if (parentId !== null && path.length === 0) return refuse('folder_not_found');
  if (path.length >= folderDepthLimit) return refuse('folder_too_deep');
  return isTaken(folders, { id: '', parentId, name }) ? refuse('folder_name_taken') : allow(null);
}

/** Whether a folder can have this name where it is; its own old name does not stand in the way. */
export function decideFolderName(
  folders: readonly FolderNode[],
  id: string,
  name: string,
): Result<null, FolderPlaceRefusal> {
  const folder = folders.find((each) => each.id === id);
  if (!folder) return refuse('folder_not_found');
  return isTaken(folders, { ...folder, name }) ? refuse('folder_name_taken') : allow(null);
}

/** Whether a folder with all that is in it can come into `parentId`. */
export function decideFolderMove(
  folders: readonly FolderNode[],
  id: string,
  parentId: string | null,
): Result<null, FolderPlaceRefusal> {
  const folder = folders.find((each) => each.id === id);
  if (!folder) return refuse('folder_not_found');
  const path = parentId === null ? [] : folderPath(folders, parentId);
  if (parentId !== null && path.length === 0) return refuse('folder_not_found');
  if (path.some((each) => each.id === id)) return refuse('folder_into_itself');
  if (path.length + heightOf(folders, id) > folderDepthLimit) return refuse('folder_too_deep');
  return isTaken(folders, { ...folder, parentId }) ? refuse('folder_name_taken') : allow(null);
}

/** The folders from the top down to this one, itself included; empty when there is no such folder. */
export function folderPath<Node extends FolderNode>(folders: readonly Node[], id: string): Node[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Node[] = [];
  let node = byId.get(id);
  // The set is what a loop in damaged data would run into.
  const seen = new Set<string>();
  while (node && !seen.has(node.id)) {
    seen.add(node.id);
    path.unshift(node);
    node = node.parentId === null ? undefined : byId.get(node.parentId);
  }
  return path;
}

/** Ids of a folder and of all that lie in it, however deep; each after the one it lies in. */
export function folderSubtree(folders: readonly FolderNode[], id: string): string[] {
  return levelsOf(folders, id).flat();
}

function heightOf(folders: readonly FolderNode[], id: string): number {
  return levelsOf(folders, id).length;
}

/** Ids by depth: the folder itself, those in it, those in these. */
function levelsOf(folders: readonly FolderNode[], id: string): string[][] {
  const children = Map.groupBy(folders, (folder) => folder.parentId);
  const levels: string[][] = [];
  const seen = new Set<string>();
  let level = [id];
  while (level.length > 0) {
    for (const each of level) seen.add(each);
    levels.push(level);
    level = level.flatMap((parent) => children.get(parent)?.map((child) => child.id) ?? []);
    level = level.filter((each) => !seen.has(each));
  }
  return levels;
}

function isTaken(folders: readonly FolderNode[], { id, parentId, name }: FolderNode): boolean {
  return folders.some((each) => each.id !== id && each.parentId === parentId && isSameName(each.name, name));
}
