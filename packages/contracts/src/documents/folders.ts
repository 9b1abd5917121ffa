import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Longest folder name, in code points. */
export const folderNameLimit = 80;
/** Maximum nesting of folders; a top-level folder has depth 1. */
export const folderDepthLimit = 10;
/** Maximum folders per account. */
export const foldersLimit = 2000;

const folderId = z.uuid();
/** Parent folder; null for the top level. */
const place = folderId.nullable();
const typedName = z.string().max(10_000);

/** A folder in the tree. Times are ms since the epoch. */
export const folderView = z.object({
  id: folderId,
  parentId: place,
  name: z.string(),
  /** Documents directly in the folder, without trashed ones. */
  documents: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
});

export type FolderView = z.output<typeof folderView>;

/**
 * Lists all folders of the caller, unpaginated: their number is limited, and a tree cannot be shown in pages.
 */
export const listFolders = endpoint({
  method: 'GET',
  path: '/api/folder/list',
  summary: 'Lists all folders of the caller, with how many documents lie in each.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ folders: z.array(folderView) }),
  errors: [],
  rate: 'normal',
});

/** Creates a folder. Folder names are unique within their parent. */
export const createFolder = endpoint({
  method: 'POST',
  path: '/api/folder/create',
  summary: 'Creates a folder.',
  audience: 'account',
  input: z.object({ name: typedName, parentId: place.default(null) }),
  reply: folderView,
  errors: [
    'folder_name_required',
    'folder_name_too_long',
    'folder_name_invalid',
    'folder_name_taken',
    'folder_not_found',
    'folder_too_deep',
    'too_many_folders',
  ],
  rate: 'normal',
});

/** Renames a folder. */
export const renameFolder = endpoint({
  method: 'POST',
  path: '/api/folder/rename',
  summary: 'Renames a folder.',
  audience: 'account',
  input: z.object({ id: folderId, name: typedName }),
  reply: folderView,
  errors: [
    'folder_name_required',
    'folder_name_too_long',
    'folder_name_invalid',
    'folder_name_taken',
    'folder_not_found',
  ],
  rate: 'normal',
});

/** Moves a folder with its content to another folder or to the top level. */
export const moveFolder = endpoint({
  method: 'POST',
  path: '/api/folder/move',
  summary: 'Moves a folder into another one; never into itself or one that lies in it.',
  audience: 'account',
  input: z.object({ id: folderId, parentId: place }),
  reply: folderView,
  errors: ['folder_not_found', 'folder_into_itself', 'folder_too_deep', 'folder_name_taken'],
  rate: 'normal',
});

/** Deletes a folder and its subfolders; their documents are moved to the trash, all or none. */
export const deleteFolder = endpoint({
  method: 'POST',
  path: '/api/folder/delete',
  summary: 'Deletes a folder with the folders in it and moves their documents to the trash.',
  audience: 'account',
  input: z.object({ id: folderId }),
  reply: z.object({
    /** Deleted folders, including this one. */
    folders: z.int(),
    /** Documents moved to the trash. */
    documents: z.int(),
  }),
  errors: ['folder_not_found'],
  rate: 'normal',
});
