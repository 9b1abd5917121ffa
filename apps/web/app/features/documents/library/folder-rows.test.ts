import { describe, expect, it } from 'vitest';
import { flattenTree } from './folder-rows.ts';

describe('flattenTree', () => {
  it('lists each folder before its subfolders, in the given order', () => {
    const folders = [
      { id: 'b', parentId: null },
      { id: 'a2', parentId: 'a' },
      { id: 'a', parentId: null },
      { id: 'a21', parentId: 'a2' },
      { id: 'a1', parentId: 'a' },
    ];
    expect(flattenTree(folders).map(({ id, depth }) => `${depth}${id}`)).toEqual([
      '0b',
      '0a',
      '1a2',
      '2a21',
      '1a1',
    ]);
  });
});
