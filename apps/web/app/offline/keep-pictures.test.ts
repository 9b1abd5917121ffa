import 'fake-indexeddb/auto';
import { defaultPreferences } from '@inkstone/contracts/assist/preferences';
import type { DocumentView } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { readLocalDocument } from '@inkstone/editor/sync';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { findPicture } from './find-picture.ts';
import { storePictures } from './keep-pictures.ts';
import { recordText, removeKnown, storeKnown } from './library-database.ts';
import { putPicture, readPictureSizes, removePictures } from './picture-database.ts';

vi.mock('@inkstone/editor/sync', () => ({ readLocalDocument: vi.fn() }));

let account = '';
let count = 0;
/** The ids of the pictures in each document. */
let texts: Record<string, string[]>;
let fetched: string[];
let isOver: boolean;

beforeEach(() => {
  account = `account-${++count}`;
  texts = {};
  fetched = [];
  isOver = false;
  vi.mocked(readLocalDocument)
    .mockReset()
    .mockImplementation(async (_, id) => {
      const doc = new Y.Doc();
      for (const picture of texts[id] ?? []) {
        const element = new Y.XmlElement('image');
        element.setAttribute('src', picture.includes('/') ? picture : `/api/store/image?id=${picture}`);
        doc.getXmlFragment(documentParts.body).push([new Y.XmlElement('paragraph'), element]);
      }
      return doc;
    });
});

/** Creates a picture whose size is the number in its id. */
const picture = (id: string) => new Blob(['x'.repeat(Number(/\d+/.exec(id)))]);

async function keep(documents: readonly string[], atMost = 100, at = 1): Promise<void> {
  await storeKnown(account, {
    ...{ documents: [], folders: [], words: [], preferences: defaultPreferences },
    readAt: 0,
  });
  for (const id of documents) await recordText(account, id, at);
  const views = [...documents, 'not here'].map((id) => ({ id }) as DocumentView);
  await storePictures(account, views, {
    fetchPicture: async (id) => {
      fetched.push(id);
      return id.startsWith('gone') ? null : picture(id);
    },
    atMost,
    isOver: () => isOver,
  });
}

const kept = async () => [...(await readPictureSizes(account)).keys()].sort();

describe('the pictures of this device', () => {
  it('are those of the stored documents, each fetched once', async () => {
    texts = {
      a: ['p1', 'p2', 'data:image/png;base64,AA/'],
      b: ['p2', 'p3', '/favicon.svg'],
      'not here': ['p4'],
    };
    await keep(['a', 'b']);
    expect(await kept()).toEqual(['p1', 'p2', 'p3']);
    expect(fetched).toEqual(['p1', 'p2', 'p3']);
    expect(await (await findPicture(account, '/api/store/image?id=p2'))?.text()).toBe('xx');
    expect(await findPicture(account, '/api/store/image?id=p4')).toBeNull();
    expect(await findPicture(account, 'https://elsewhere.test/api/store/image?id=p2')).toBeNull();
    await keep(['a', 'b']);
    expect(fetched).toHaveLength(3);
    expect(readLocalDocument).toHaveBeenCalledTimes(2);
  });

  it('follow the texts', async () => {
    texts = { a: ['p1', 'p2'] };
    await keep(['a']);
    texts = { a: ['p2', 'p3'] };
    await keep(['a'], 100, 2);
    expect(await kept()).toEqual(['p2', 'p3']);
  });

  it('never exceed the limit: those of the least recently used documents are removed first', async () => {
    texts = { old: ['p40', 'p41'], middle: ['p30'], latest: ['p20', 'p50'] };
    await keep(['middle', 'old']);
    expect(await kept()).toEqual(['p30', 'p40']);
    await keep(['latest', 'middle', 'old']);
    expect(await kept()).toEqual(['p20', 'p30', 'p50']);
  });

  it('exclude unavailable ones, which are requested again', async () => {
    texts = { a: ['gone1', 'p1'] };
    await keep(['a']);
    await keep(['a']);
    expect(await kept()).toEqual(['p1']);
    expect(fetched).toEqual(['gone1', 'p1', 'gone1']);
  });

  it('of one account are removed when another signs in, and never found for it', async () => {
    texts = { a: ['p1'] };
    await keep(['a']);
    const before = account;
    account = `${before}-other`;
    expect(await findPicture(account, '/api/store/image?id=p1')).toBeNull();
    await keep([]);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(`inkstone-pictures-${before}`);
  });

  it('are not stored again after signing out', async () => {
    texts = { a: ['p1', 'p2', 'p3'] };
    const leave = vi.fn(async (id: string) => {
      if (id === 'p2') await removeKnown(account);
      if (id === 'p2') await removePictures(account);
      return picture(id);
    });
    await keep([]);
    await recordText(account, 'a', 1);
    await storePictures(account, [{ id: 'a' } as DocumentView], {
      ...{ fetchPicture: leave, atMost: 100, isOver: () => false },
    });
    expect(leave).toHaveBeenCalledTimes(2);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names.filter((name) => name?.endsWith(account))).toEqual([]);
  });

  it('are not fetched after the page is left', async () => {
    texts = { a: ['p1'] };
    await putPicture(account, { id: 'p1', content: picture('p1') });
    isOver = true;
    texts = { a: ['p1', 'p2'] };
    await keep(['a']);
    expect(await kept()).toEqual(['p1']);
  });
});
