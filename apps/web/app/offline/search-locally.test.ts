import 'fake-indexeddb/auto';
import { defaultPreferences } from '@inkstone/contracts/assist/preferences';
import type { DocumentView } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { readLocalDocument } from '@inkstone/editor/sync';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { readLocalLibrary } from './local-library.ts';
import { searchLocally } from './search-locally.ts';

vi.mock('@inkstone/editor/sync', () => ({ readLocalDocument: vi.fn() }));
vi.mock('./local-library.ts', () => ({ readLocalLibrary: vi.fn() }));

const documents = [
  { id: 'text', title: '游记', excerpt: '', updatedAt: 1 },
  { id: 'title', title: '砚台 Notes', excerpt: '', updatedAt: 0 },
  { id: 'later', title: 'Letters', excerpt: '', updatedAt: 2 },
  { id: 'elsewhere', title: '远方', excerpt: '一方砚台', updatedAt: 0 },
] as DocumentView[];
const texts: Record<string, string> = {
  text: `${'前文。'.repeat(100)}他磨了砚台。`,
  title: '',
  later: '砚台与 Café',
};

beforeEach(() => {
  vi.mocked(readLocalLibrary).mockResolvedValue({
    ...{ accountId: 'account', kept: new Set(Object.keys(texts)), documents, folders: [], words: [] },
    ...{ preferences: defaultPreferences, readAt: 0 },
  });
  vi.mocked(readLocalDocument).mockImplementation(async (_, id) => {
    const doc = new Y.Doc();
    const block = new Y.XmlElement('paragraph');
    block.insert(0, [new Y.XmlText(texts[id])]);
    doc.getXmlFragment(documentParts.body).push([block]);
    return doc;
  });
});

const search = async (query: string) => (await searchLocally(query)).found.map(({ document }) => document.id);

describe('a search on this device', () => {
  it('finds titles first, then stored texts and first words of others, the latest first', async () => {
    expect(await search('砚台')).toEqual(['title', 'later', 'text', 'elsewhere']);
  });

  it('requires all words, in title or text, and shows their positions', async () => {
    const { found, isLocal } = await searchLocally('砚台 cafe');
    expect(found).toMatchObject([{ document: { id: 'later' }, excerpt: { text: '砚台与 Café' } }]);
    expect(found[0]?.excerpt.places).toHaveLength(2);
    expect(isLocal).toBe(true);
    expect(await search('letters cafe')).toEqual(['later']);
  });

  it('returns nothing for an empty query, without reading texts', async () => {
    expect(await search(' “？” ')).toEqual([]);
    expect(await search('没有')).toEqual([]);
  });

  it('searches only the title if a text cannot be read', async () => {
    vi.mocked(readLocalDocument).mockRejectedValue(new Error('no storage here'));
    expect(await search('砚台')).toEqual(['title', 'elsewhere']);
  });
});
