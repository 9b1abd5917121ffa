import type { DocumentView } from '@inkstone/contracts/documents';
import { describe, expect, it } from 'vitest';
import { chooseTexts, maxStoredDocuments } from './choose-texts.ts';
import { listLocally } from './list-locally.ts';

function view(id: string, given: Partial<DocumentView> = {}): DocumentView {
  return {
    ...{ id, title: id, excerpt: '', characters: 0, words: 0, fileType: 'written', folderId: null },
    ...{ isFavourite: false, createdAt: 0, updatedAt: 0, openedAt: null, trashedAt: null, daysLeft: null },
    ...given,
  };
}

const documents = [
  view('乙', { updatedAt: 3, createdAt: 1, words: 10, folderId: 'f', openedAt: 1 }),
  view('Alpha', { updatedAt: 1, createdAt: 3, words: 30, isFavourite: true, fileType: 'docx' }),
  view('甲', { updatedAt: 2, createdAt: 2, words: 20, openedAt: 2 }),
];

describe('listLocally', () => {
  it.each([
    ['changed last first', {}, ['乙', '甲', 'Alpha']],
    ['changed first first', { direction: 'ascending' }, ['Alpha', '甲', '乙']],
    ['by making', { sort: 'created' }, ['Alpha', '甲', '乙']],
    ['by length', { sort: 'size' }, ['Alpha', '甲', '乙']],
    ['by title, Chinese by sound', { sort: 'title' }, ['甲', '乙', 'Alpha']],
    ['a folder', { where: 'folder', folderId: 'f' }, ['乙']],
    ['the top', { where: 'folder' }, ['甲', 'Alpha']],
    ['what was opened last', { where: 'recent', sort: 'title' }, ['甲', '乙']],
    ['favourites', { where: 'favourites' }, ['Alpha']],
    ['only favourites', { favourite: 'true' }, ['Alpha']],
    ['one kind of file', { fileType: 'docx' }, ['Alpha']],
    ['titles with words, whatever their case', { title: 'aLPH' }, ['Alpha']],
    ['nothing', { title: 'x' }, []],
  ] as const)('%s', (_, input, expected) => {
    expect(listLocally(documents, input).map(({ id }) => id)).toEqual(expected);
  });
});

describe('chooseTexts', () => {
  it('chooses the most recently used ones, and favourites of any age', () => {
    const many = Array.from({ length: 100 }, (_, i) => view(`${i}`, { updatedAt: i }));
    const chosen = chooseTexts([
      view('old', { isFavourite: true }),
      ...many,
      view('read', { openedAt: 1000 }),
    ]);
    expect(chosen).toHaveLength(maxStoredDocuments + 1);
    expect(chosen[0]?.id).toBe('read');
    expect(chosen.map(({ id }) => id)).toContain('old');
    expect(chosen.map(({ id }) => id)).not.toContain('20');
  });

  it('omits the trash', () => {
    expect(chooseTexts([view('gone', { trashedAt: 1 })])).toEqual([]);
  });
});
