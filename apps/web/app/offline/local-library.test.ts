import 'fake-indexeddb/auto';
import { AppError } from '@inkstone/contracts';
import { defaultPreferences } from '@inkstone/contracts/assist/preferences';
import { documentParts } from '@inkstone/contracts/sync';
import { listUnsavedDocuments } from '@inkstone/editor/unsaved';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { quietCall } from '../platform/call.ts';
import { newDocumentId } from './begin-document.ts';
import { createOnServer } from './create-on-server.ts';
import {
  listBegun,
  readKnown,
  readTextsAt,
  recordText,
  recordWritten,
  removeKnown,
  storeKnown,
} from './library-database.ts';
import { beginDocument, readLocalLibrary } from './local-library.ts';
import { readLocalDocumentPage } from './local-pages.ts';
import { viewBegun } from './local-view.ts';
import { recordWriting } from './record-writing.ts';

vi.mock('../platform/call.ts', () => ({ quietCall: vi.fn() }));

const nothingKnown = {
  ...{ documents: [], folders: [], words: ['Inkstone'], preferences: defaultPreferences },
  readAt: 0,
};

let account = '';
let count = 0;
let storage: Map<string, string>;

beforeEach(() => {
  account = `account-${++count}`;
  storage = new Map([['inkstone-account', JSON.stringify({ id: account })]]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
  vi.mocked(quietCall).mockReset().mockResolvedValue({});
});

const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

describe('the library of this device', () => {
  it('is absent before the first visit, and for visitors', async () => {
    expect(await codeOf(readLocalLibrary())).toBe('network_error');
    await storeKnown(account, nothingKnown);
    storage.clear();
    expect(await codeOf(readLocalLibrary())).toBe('network_error');
  });

  it('contains documents begun here, which can be opened', async () => {
    await storeKnown(account, nothingKnown);
    const id = newDocumentId();
    await beginDocument(id, 'folder');
    const { documents, kept } = await readLocalLibrary();
    expect(documents).toMatchObject([{ id, folderId: 'folder', title: '', trashedAt: null }]);
    expect([...kept]).toEqual([id]);
    expect(await listUnsavedDocuments(account)).toEqual([id]);
    expect(await readLocalDocumentPage(id)).toMatchObject({
      accountId: account,
      document: { id },
      proofreading: { words: ['Inkstone'] },
    });
    expect(await readLocalDocumentPage(newDocumentId())).toBeNull();
  });

  it('follows edits of an open document, with or without a server', async () => {
    await storeKnown(account, nothingKnown);
    const id = newDocumentId();
    const doc = new Y.Doc();
    const stop = recordWriting(account, id, doc);
    doc.getText(documentParts.title).insert(0, '游记');
    stop();
    await expect
      .poll(async () => (await readLocalLibrary()).documents)
      .toMatchObject([{ id, title: '游记' }]);
  });

  it("shows local edits before the server's state, and that once it has had time", async () => {
    const view = viewBegun({ id: 'a', folderId: 'folder', createdAt: 1 });
    const documents = [viewBegun({ id: 'b', folderId: null, createdAt: 2 }), { ...view, title: '旧题' }];
    const known = { ...nothingKnown, documents, readAt: 100_000 };
    const shown = async () => (await readLocalLibrary()).documents.map(({ id, title }) => [id, title]);
    await storeKnown(account, known);
    await recordWritten(account, {
      id: 'a',
      title: '新题',
      excerpt: '',
      words: 2,
      characters: 2,
      at: 90_000,
    });
    expect(await shown()).toEqual([
      ['a', '新题'],
      ['b', ''],
    ]);
    expect((await readLocalLibrary()).documents[0]).toMatchObject({ folderId: 'folder', updatedAt: 90_000 });

    await storeKnown(account, known);
    expect((await shown())[0]).toEqual(['a', '新题']);
    await storeKnown(account, { ...known, readAt: 130_000 });
    expect(await shown()).toEqual([
      ['b', ''],
      ['a', '旧题'],
    ]);
  });

  it('does not restore documents edited and removed here', async () => {
    await storeKnown(account, nothingKnown);
    await recordWritten(account, { id: 'a', title: '', excerpt: '', words: 0, characters: 0, at: 0 });
    await storeKnown(account, nothingKnown);
    expect((await readLocalLibrary()).documents).toEqual([]);
  });

  it('is separate for another account on this browser', async () => {
    await storeKnown(account, nothingKnown);
    await beginDocument(newDocumentId(), null);
    storage.set('inkstone-account', JSON.stringify({ id: `${account}-other` }));
    expect(await codeOf(readLocalLibrary())).toBe('network_error');
  });

  it('remembers which texts were stored, until it is deleted', async () => {
    await recordText(account, 'early', 1);
    expect(await readTextsAt(account)).toBeNull();
    await storeKnown(account, nothingKnown);
    expect(await readTextsAt(account)).toEqual({});
    await recordText(account, 'a', 1);
    await recordText(account, 'b', 2);
    await storeKnown(account, nothingKnown);
    expect(await readTextsAt(account)).toEqual({ a: 1, b: 2 });
    await removeKnown(account);
    await recordText(account, 'late', 3);
    expect(await readTextsAt(account)).toBeNull();
  });

  it('is deleted, except for unsynchronised documents', async () => {
    await storeKnown(account, nothingKnown);
    const id = newDocumentId();
    await beginDocument(id, null);
    await removeKnown(account);
    expect(await readKnown(account)).toBeNull();
    expect(await listBegun(account)).toMatchObject([{ id }]);
  });
});

describe('createOnServer', () => {
  it('reports documents begun here to the server once, and no others', async () => {
    const id = newDocumentId();
    await beginDocument(id, 'folder');
    await createOnServer(account, newDocumentId());
    expect(quietCall).not.toHaveBeenCalled();
    await createOnServer(account, id);
    expect(quietCall).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id, folderId: 'folder' });
    await createOnServer(account, id);
    expect(quietCall).toHaveBeenCalledTimes(1);
  });

  it('creates it at the top level when its folder is missing', async () => {
    const id = newDocumentId();
    await beginDocument(id, 'folder');
    vi.mocked(quietCall).mockRejectedValueOnce(new AppError('folder_not_found'));
    await createOnServer(account, id);
    expect(quietCall).toHaveBeenLastCalledWith(expect.anything(), { id });
    expect(await listBegun(account)).toEqual([]);
  });

  it('retries later when the server cannot be reached', async () => {
    const id = newDocumentId();
    await beginDocument(id, null);
    vi.mocked(quietCall).mockRejectedValueOnce(new AppError('network_error'));
    expect(await codeOf(createOnServer(account, id))).toBe('network_error');
    expect(await listBegun(account)).toMatchObject([{ id }]);
  });
});
