import { folderDepthLimit, foldersLimit } from '@inkstone/contracts/documents/folders';
import { allow, type Result, refuse } from '@inkstone/kernel';
import { isSameName } from './folder-name.ts';

/** A folder in the tree; `parentId` is null at the top level. */
export interface FolderNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** Why a folder cannot be placed somewhere. */
export type FolderPlaceRefusal =
  | 'folder_not_found'
  | 'folder_into_itself'
  | 'folder_too_deep'
  | 'folder_name_taken'
  | 'too_many_folders';

/** Whether a new folder with this name can be created in `parentId`, given all folders of the account. */
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

/** Whether a folder can be renamed to this name; its current name does not conflict. */
export function decideFolderName(
  folders: readonly FolderNode[],
  id: string,
  name: string,
): Result<null, FolderPlaceRefusal> {
  const folder = folders.find((each) => each.id === id);
  if (!folder) return refuse('folder_not_found');
  return isTaken(folders, { ...folder, name }) ? refuse('folder_name_taken') : allow(null);
}

/** Whether a folder and its content can be moved to `parentId`. */
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

/** The path from the top level to this folder, inclusive; empty if it does not exist. */
export function folderPath<Node extends FolderNode>(folders: readonly Node[], id: string): Node[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Node[] = [];
  let node = byId.get(id);
  // Guards against cycles in corrupt data.
  const seen = new Set<string>();
  while (node && !seen.has(node.id)) {
    seen.add(node.id);
    path.unshift(node);
    node = node.parentId === null ? undefined : byId.get(node.parentId);
  }
  return path;
}

/** Ids of a folder and all its descendants, parents first. */
export function folderSubtree(folders: readonly FolderNode[], id: string): string[] {
  return levelsOf(folders, id).flat();
}

function heightOf(folders: readonly FolderNode[], id: string): number {
  return levelsOf(folders, id).length;
}

/** Ids by depth: the folder, its children, their children. */
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
