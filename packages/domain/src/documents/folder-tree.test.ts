import { folderDepthLimit, foldersLimit } from '@inkstone/contracts/documents/folders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideFolderMove,
  decideFolderName,
  decideNewFolder,
  type FolderNode,
  folderPath,
  folderSubtree,
} from './folder-tree.ts';

const node = (id: string, parentId: string | null = null, name = id): FolderNode => ({ id, parentId, name });
const refusalOf = (result: { ok: boolean; refusal?: string }) => (result.ok ? 'allowed' : result.refusal);
/** Folders a > b > c, and d beside a. */
const tree = [node('a'), node('b', 'a'), node('c', 'b'), node('d')];
const chain = (length: number) =>
  Array.from({ length }, (_, i) => node(`f${i}`, i === 0 ? null : `f${i - 1}`));

describe('decideNewFolder', () => {
  it.each([
    ['x', null, 'allowed'],
    ['x', 'c', 'allowed'],
    ['x', 'nowhere', 'folder_not_found'],
    ['A', null, 'folder_name_taken'],
    ['a', 'a', 'allowed'],
    ['b', 'a', 'folder_name_taken'],
  ])('%s in %s: %s', (name, parentId, expected) =>
    expect(refusalOf(decideNewFolder(tree, { name, parentId }))).toBe(expected),
  );

  it('limits depth and number', () => {
    const deep = chain(folderDepthLimit);
    expect(refusalOf(decideNewFolder(deep, { name: 'x', parentId: `f${folderDepthLimit - 2}` }))).toBe(
      'allowed',
    );
    expect(refusalOf(decideNewFolder(deep, { name: 'x', parentId: `f${folderDepthLimit - 1}` }))).toBe(
      'folder_too_deep',
    );
    const many = Array.from({ length: foldersLimit }, (_, i) => node(`m${i}`));
    expect(refusalOf(decideNewFolder(many, { name: 'x', parentId: null }))).toBe('too_many_folders');
  });
});

describe('decideFolderName', () => {
  it.each([
    ['a', 'A', 'allowed'],
    ['a', 'D', 'folder_name_taken'],
    ['b', 'd', 'allowed'],
    ['nobody', 'x', 'folder_not_found'],
  ])('%s as %s: %s', (id, name, expected) =>
    expect(refusalOf(decideFolderName(tree, id, name))).toBe(expected),
  );
});

describe('decideFolderMove', () => {
  it.each([
    ['a', 'd', 'allowed'],
    ['c', null, 'allowed'],
    ['b', 'a', 'allowed'],
    ['a', 'a', 'folder_into_itself'],
    ['a', 'c', 'folder_into_itself'],
    ['a', 'nowhere', 'folder_not_found'],
    ['nobody', 'a', 'folder_not_found'],
  ])('%s into %s: %s', (id, parentId, expected) =>
    expect(refusalOf(decideFolderMove(tree, id, parentId))).toBe(expected),
  );

  it('counts moved subfolders', () => {
    const deep = [...chain(folderDepthLimit - 1), node('x'), node('y', 'x')];
    expect(refusalOf(decideFolderMove(deep, 'y', `f${folderDepthLimit - 2}`))).toBe('allowed');
    expect(refusalOf(decideFolderMove(deep, 'x', `f${folderDepthLimit - 2}`))).toBe('folder_too_deep');
  });

  it('refuses a place where the name exists', () => {
    expect(refusalOf(decideFolderMove([...tree, node('b2', 'd', 'B')], 'b', 'd'))).toBe('folder_name_taken');
  });

  it('never creates a cycle, whatever is moved where', () => {
    const ids = Array.from({ length: 8 }, (_, i) => `f${i}`);
    const moves = fc.array(
      fc.tuple(fc.constantFrom(...ids), fc.option(fc.constantFrom(...ids), { nil: null })),
    );
    fc.assert(
      fc.property(moves, (story) => {
        let folders = ids.map((id) => node(id));
        for (const [id, parentId] of story) {
          if (!decideFolderMove(folders, id, parentId).ok) continue;
          folders = folders.map((each) => (each.id === id ? { ...each, parentId } : each));
        }
        for (const { id } of folders) expect(folderPath(folders, id)[0]?.parentId).toBeNull();
      }),
    );
  });
});

describe('folderPath and folderSubtree', () => {
  it('return ancestors and descendants', () => {
    expect(folderPath(tree, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(folderPath(tree, 'nowhere')).toEqual([]);
    expect(folderSubtree(tree, 'a')).toEqual(['a', 'b', 'c']);
  });

  it('end also with damaged data', () => {
    const ring = [node('a', 'b'), node('b', 'a')];
    expect(folderPath(ring, 'a')).toHaveLength(2);
    expect(folderSubtree(ring, 'a')).toEqual(['a', 'b']);
  });
});
