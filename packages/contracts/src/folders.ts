import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Longest name of a folder, in characters as people count them (code points). */
export const folderNameLimit = 80;
/** How deep folders can lie in each other: a folder at the top is of depth 1. */
export const folderDepthLimit = 10;
/** How many folders one account can have. */
export const foldersLimit = 2000;

const folderId = z.uuid();
/** A place for folders and documents; null is the top. */
const place = folderId.nullable();
const typedName = z.string().max(10_000);

/** A folder as the tree shows it. Times are ms since the epoch. */
export const folderView = z.object({
  id: folderId,
  parentId: place,
  name: z.string(),
  /** Live documents that lie in it, not counting those of the folders in it. */
  documents: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
});

export type FolderView = z.output<typeof folderView>;

/** All folders of the caller at once: the limit keeps that small, and a tree cannot be shown in pages. */
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

/** Makes a folder at the top or in another one. Two of one name never lie in the same place. */
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

/** Gives a folder another name. */
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

/** Puts a folder with all that is in it into another one, or to the top. */
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

/** Removes a folder and those in it; their documents go to the trash, all or none. */
export const deleteFolder = endpoint({
  method: 'POST',
  path: '/api/folder/delete',
  summary: 'Deletes a folder with the folders in it and moves their documents to the trash.',
  audience: 'account',
  input: z.object({ id: folderId }),
  reply: z.object({
    /** Folders removed, this one included. */
    folders: z.int(),
    /** Documents moved to the trash. */
    documents: z.int(),
  }),
  errors: ['folder_not_found'],
  rate: 'normal',
});
